import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Comparison } from "./comparison.tsx";
import { Plans } from "./plans.tsx";
import { PriceDetails } from "./price-details.tsx";
import styles from "./pricing.module.css";
import { PricingHero } from "./pricing-hero.tsx";
import { PricingQuestions } from "./pricing-questions.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

export default function Pricing() {
  return (
    <Woven>
      <ErrorBoundary>
        <PricingHero />
      </ErrorBoundary>
      <Plans />
      <Comparison />
      <SettlementTimes />
      <PriceDetails />
      <PricingQuestions />
      <Closing
        line="Get"
        lane="your price"
        lede="Tell us what you process, and for whom."
        warps={[bar.warp1, bar.warp2, bar.warp1, bar.warp3]}
        look={styles.closing}
      >
        <StartAction />
        <ContactAction about="A price for what we process" />
      </Closing>
    </Woven>
  );
}
