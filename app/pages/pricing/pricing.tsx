import { methods, percentage } from "../../content/methods.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Comparison } from "./comparison.tsx";
import { FeeEstimator } from "./fee-estimator.tsx";
import { Plans } from "./plans.tsx";
import { PriceDetails } from "./price-details.tsx";
import { PricingQuestions } from "./pricing-questions.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

const lowest = percentage(Math.min(...methods.map(({ low }) => low)));
export default function Pricing() {
  return (
    <Woven>
      <PageHero
        lines={["Pay per", "transaction,"]}
        lane={`from ${lowest}`}
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          The price depends on how your customer pays: local card, mobile money, bank transfer or
          USSD, a short code dialled on a phone.
        </p>
        <Actions>
          <ButtonLink variant="hero" size="lg" href="#estimate">
            Estimate a fee
          </ButtonLink>
        </Actions>
      </PageHero>
      <ErrorBoundary>
        <FeeEstimator />
      </ErrorBoundary>
      <Plans />
      <Comparison />
      <SettlementTimes />
      <PriceDetails />
      <PricingQuestions />
      <Closing line="Get" lane="your price" lede="Tell us what you process, and for whom.">
        <StartAction />
        <ContactAction about="A price for what we process" />
      </Closing>
    </Woven>
  );
}
