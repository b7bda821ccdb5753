import { legend } from "../../content/dyes.ts";
import { settlementExample } from "../../content/settlement.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SettlementDays } from "../../sections/settlement-days.tsx";

export function SettlementTimes() {
  return (
    <Quiet
      title="When you are paid"
      lede={`T is the day of payment. ${legend()}`}
      under={
        <p className="soft">
          {`Example: a customer pays on Monday. ${settlementExample} Your agreement sets your tier. Ask us about cut-off times.`}
        </p>
      }
    >
      <SettlementDays known={["standard", "fast"]} />
    </Quiet>
  );
}
