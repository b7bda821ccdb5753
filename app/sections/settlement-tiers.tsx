import type { ReactNode } from "react";
import { t } from "#words";
import { entriesOf } from "../content/entries.ts";
import { settlement, settlementDays } from "../content/settlement.ts";
import { Claim } from "./claim.tsx";
import { Thing, Through } from "./through.tsx";

interface SettlementTiersProps {
  title: string;
  /** Tiers whose days the page has linked to the register before. */
  known?: readonly (keyof typeof settlement)[];
  /** Follows the definition of T. */
  children: ReactNode;
}

/** The settlement tiers in words, where another drawing of the page shows a payment on its way. */
export function SettlementTiers({ title, known = [], children }: SettlementTiersProps) {
  return (
    <Through
      title={title}
      lede={
        <>
          {t`T is the day of payment. One bar is one day. `}
          {children}
        </>
      }
    >
      {entriesOf(settlement).map(([id, tier]) => (
        <Thing
          key={id}
          title={
            known.includes(id) ? (
              settlementDays(tier)
            ) : (
              <Claim lone of={`${id}-settlement`}>
                {settlementDays(tier)}
              </Claim>
            )
          }
          threads={tier.to}
          certain={tier.from}
        >
          {tier.label}
          {tier.enterpriseOnly && t`, enterprise only`}
        </Thing>
      ))}
    </Through>
  );
}
