import { inDigits } from "../../content/digits.ts";
import { disbursementFee, percentage, rulerMarks, sampleCharge } from "../../content/methods.ts";
import { FeeRuler, rowsOfSampleCharge } from "../../sections/fee-ruler.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

const lowest = Math.min(...rulerMarks);
const highest = Math.max(...rulerMarks);

export function MethodCosts() {
  return (
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
  );
}
