import { t } from "#words";
import { settlement, settlementExample, settlementName } from "../content/settlement.ts";
import { Question } from "./questions.tsx";

const standard = settlementName(settlement.standard);
const fast = settlementName(settlement.fast);
const instant = settlementName(settlement.instant);

/** The settlement tiers as an answer, where a drawing of the page shows a payment on its way. `more` follows them. */
export function WhenSettled({ asked, more = "" }: { asked: string; more?: string }) {
  return (
    <Question asked={asked}>
      {`${t`With [${standard}](claim:standard-settlement), [${fast}](claim:fast-settlement) or, for enterprise only, [${instant}](claim:instant-settlement). T is the day of payment. Example: a customer pays on Monday. ${settlementExample}`} ${more}`.trim()}
    </Question>
  );
}
