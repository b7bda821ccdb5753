import { many } from "../../content/counts.ts";
import { inDigits } from "../../content/digits.ts";
import { atStart } from "../../content/in-words.ts";
import {
  disbursementFee,
  methods,
  percentage,
  rulerMarks,
  sampleCharge,
} from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { CurrencyStrips } from "../../sections/currency-strips.tsx";
import { FeeRuler, rowsOfSampleCharge } from "../../sections/fee-ruler.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { Section, SectionHead, SectionPair } from "../../sections/section.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Woven } from "../../sections/woven.tsx";

const lowest = Math.min(...rulerMarks);
const highest = Math.max(...rulerMarks);

const firstSteps = [
  { title: "Get credentials", text: "Test credentials, isolated from production." },
  {
    title: "Start testing",
    text: "A successful card, a declined one, a pending mobile-money payment, a refund.",
  },
  { title: "Go live", text: "Switch to production keys." },
];

export default function Merchants() {
  return (
    <Woven>
      <PageHero
        lines={["They pay", "their way."]}
        lane="You get paid."
        warps={methods.map(({ name }) => ({ label: name }))}
        merge
      >
        <p className="lede">
          {`${atStart(many.methods)} methods through one API, in `}
          <Claim of="collection">{`${many.collection} collection currencies`}</Claim>.{" "}
          <Claim of="fast-settlement">{settlementName(settlement.fast)}</Claim>, or{" "}
          <Claim of="standard-settlement">{settlementName(settlement.standard)}</Claim>.
        </p>
        <Actions>
          <StartAction />
          <ContactAction about="Collecting payments as a merchant" />
        </Actions>
      </PageHero>
      <Section>
        <SectionHead title="What each method costs">
          <p className="lede soft">
            {`Per transaction, on one ruler from ${percentage(lowest)} to ${percentage(highest)}. Beside each: what is left of ${inDigits(sampleCharge)}.`}
          </p>
        </SectionHead>
        <FeeRuler size="wide" rows={rowsOfSampleCharge} />
        <p className="small soft">
          {`Disbursements by bank transfer or mobile money: ${disbursementFee}.`}
        </p>
      </Section>
      <Section dyed>
        <SectionHead title={`${atStart(many.collection)} currencies to collect in`}>
          <p className="lede soft">
            One for each country where local collection is listed. Processing reaches{" "}
            <Claim of="currencies" />, with the FX engine between them.
          </p>
        </SectionHead>
        <CurrencyStrips />
      </Section>
      <Section>
        <SectionPair
          title="When it reaches you"
          lede="Red is on its way. Green can have arrived. T is the day of the payment."
        >
          <SettlementDays />
        </SectionPair>
      </Section>
      <Section>
        <SectionHead title="Start where nothing can break">
          <p className="lede soft">
            The sandbox has the full API, test credentials and no way into production.
          </p>
        </SectionHead>
        <Steps steps={firstSteps} />
      </Section>
      <Closing line="Start" lane="collecting" lede="Tell us what you sell, and where." />
    </Woven>
  );
}
