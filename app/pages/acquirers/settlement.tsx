import { settlementExample } from "../../content/settlement.ts";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";

export function Settlement() {
  return (
    <SettlementTiers>
      {`Example: a payment is made on Monday. ${settlementExample} Your agreement sets your tier.`}
    </SettlementTiers>
  );
}
