import { methods, percentage } from "../../content/methods.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { CollectionCountries } from "./collection-countries.tsx";
import { FeeEstimator } from "./fee-estimator.tsx";
import { Plans } from "./plans.tsx";
import { PriceDetails } from "./price-details.tsx";
import { SettlementTimes } from "./settlement-times.tsx";

const lowest = percentage(Math.min(...methods.map(({ low }) => low)));
export default function Pricing() {
  return (
    <Woven>
      <PageHero
        lines={["Pay per", "payment,"]}
        lane={`from ${lowest}`}
        warps={methods.map(({ name }) => ({ label: name }))}
      >
        <p className="lede">
          The rate follows the method your customer pays with: local card, mobile money, bank
          transfer or USSD.
        </p>
      </PageHero>
      <Plans />
      <ErrorBoundary>
        <FeeEstimator />
      </ErrorBoundary>
      <SettlementTimes />
      <CollectionCountries />
      <PriceDetails />
      <Closing line="Get" lane="your price" lede="Tell us what you process, and for whom.">
        <StartAction />
        <ContactAction about="A price for what we process" />
      </Closing>
    </Woven>
  );
}
