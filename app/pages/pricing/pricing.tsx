import { many } from "../../content/counts.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee, methods, percentage, priceRange } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { CurrencyStrips } from "../../sections/currency-strips.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Link } from "../../ui/link.tsx";
import { FeeEstimator } from "./fee-estimator.tsx";
import { Plans } from "./plans.tsx";
import { SettlementPlanner } from "./settlement-planner.tsx";

const lowest = percentage(Math.min(...methods.map(({ low }) => low)));
const capped = methods.find(({ capped }) => capped);

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
      <Section>
        <SectionPair
          title="When it arrives"
          lede="Red is on its way. Green can have arrived. T is the day of the payment."
          under={
            <ErrorBoundary>
              <SettlementPlanner />
            </ErrorBoundary>
          }
        >
          <SettlementDays />
        </SectionPair>
      </Section>
      <Section>
        <SectionHead title={`Collect in ${many.collection} countries`}>
          <p className="lede soft">
            Each strip is the local currency of one of{" "}
            <Claim of="collection">{`${many.collection} collection countries`}</Claim>. More are
            coming.
          </p>
        </SectionHead>
        <CurrencyStrips />
      </Section>
      <Section>
        <SectionHead title="The details">
          <p className="lede soft">What has a price here, and what you have to ask for.</p>
        </SectionHead>
        <Rows
          rows={[
            {
              term: "Disbursements",
              text: `By bank transfer or mobile money: ${disbursementFee}.`,
            },
            {
              term: "Bank transfer cap",
              text: `${capped && priceRange(capped)}, capped at the local limit. The limits are not stated here; ask for the one you need.`,
            },
            {
              term: "PayFacs",
              text: "Custom. Ask, with what you process and for whom.",
            },
            {
              term: "Acquirers & Enterprise",
              text: "Custom. Tell us what you process, and where.",
            },
            {
              term: "Currency conversion",
              text: "Not priced on this page. Rates belong in a quote.",
            },
            {
              term: "Anything else",
              text: (
                <>
                  If a fee is not on this page, it is not published.{" "}
                  <Link href={contactAbout("A price that is not published")}>Ask us</Link>.
                </>
              ),
            },
          ]}
        />
      </Section>
      <Closing
        line="Know your"
        lane="rate first"
        lede="Tell us what you collect, and where it has to go."
      />
    </Woven>
  );
}
