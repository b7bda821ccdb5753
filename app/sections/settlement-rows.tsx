import type { ReactNode } from "react";
import { t } from "#words";
import { entriesOf } from "../content/entries.ts";
import { settlement, settlementDays } from "../content/settlement.ts";
import { Claim } from "./claim.tsx";
import { Quiet } from "./quiet.tsx";
import { Row, Rows } from "./rows.tsx";

const tiers = entriesOf(settlement);

interface SettlementRowsProps {
  title: string;
  /** Tiers whose days the page has linked to the register before. */
  known?: readonly (keyof typeof settlement)[];
  /** Follows the definition of T. */
  children: ReactNode;
}

/** The settlement tiers in words, where another drawing of the page shows a payment on its way. */
export function SettlementRows({ title, known = [], children }: SettlementRowsProps) {
  return (
    <Quiet
      title={title}
      lede={
        <>
          {t`T is the day of payment. `}
          {children}
        </>
      }
    >
      <Rows>
        {tiers.map(([id, tier]) => (
          <Row key={id} term={tier.label}>
            {known.includes(id) ? (
              settlementDays(tier)
            ) : (
              <Claim lone of={`${id}-settlement`}>
                {settlementDays(tier)}
              </Claim>
            )}
            {tier.enterpriseOnly && t`, enterprise only`}
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
