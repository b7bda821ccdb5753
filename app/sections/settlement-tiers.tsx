import type { ReactNode } from "react";
import { atStart, inWords } from "../content/in-words.ts";
import { type SettlementTier, settlement, settlementDays } from "../content/settlement.ts";
import { Claim } from "./claim.tsx";
import { Quiet } from "./quiet.tsx";
import styles from "./settlement-tiers.module.css";
import { SewnRow } from "./sewn-row.tsx";

const tiers = Object.entries(settlement) as [keyof typeof settlement, SettlementTier][];

interface SettlementTiersProps {
  title?: string;
  /** Follows the key. */
  children: ReactNode;
}

/** The settlement tiers as a row of cells, where no chart is drawn. */
export function SettlementTiers({
  title = `${atStart(inWords(tiers.length))} settlement tiers`,
  children,
}: SettlementTiersProps) {
  return (
    <Quiet wide title={title}>
      <SewnRow
        cells={tiers.map(([id, tier]) => ({
          term: tier.label,
          text: (
            <>
              <Claim lone of={`${id}-settlement`}>
                {settlementDays(tier)}
              </Claim>
              {tier.enterpriseOnly && ", enterprise only"}
            </>
          ),
        }))}
      />
      <p className={`soft ${styles.key}`}>T is the day of payment. {children}</p>
    </Quiet>
  );
}
