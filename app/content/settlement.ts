import { t } from "#words";
import { inList } from "./in-words.ts";
import { spoken } from "./spoken.ts";

/** Settlement tiers in days after the payment (T). A bare "T+1" always names its tier. */
export const settlement = {
  standard: {
    label: t`Standard`,
    name: t`standard settlement`,
    from: 2,
    to: 3,
    enterpriseOnly: false,
  },
  fast: { label: t`Fast`, name: t`fast settlement`, from: 1, to: 1, enterpriseOnly: false },
  instant: { label: t`Instant`, name: t`instant settlement`, from: 0, to: 0, enterpriseOnly: true },
} as const;

export type TierId = keyof typeof settlement;
export type SettlementTier = (typeof settlement)[keyof typeof settlement];

/** "T+1". */
export const daysAfter = (days: number): string => t`T+${{ days }}`;

/** "T+1", or "T+2 to T+3". */
export function settlementDays({ from, to }: { from: number; to: number }): string {
  return from === to ? daysAfter(from) : t`T+${from} to T+${to}`;
}

/** "T+1 fast settlement". */
export function settlementName(tier: SettlementTier): string {
  return t`${{ days: settlementDays(tier) }} ${{ tier: tier.name }}`;
}

/** The days are the same whether calendar or business days are counted, because the payment is on a Monday. */
const fromMonday = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`];

/** The day on which Monday's payment is settled: "Tuesday", or "Wednesday or Thursday". */
export function settledOn({ from, to }: { from: number; to: number }): string {
  return inList(fromMonday.slice(from, to + 1), spoken.or);
}

/** Follows a sentence saying that the payment is made on Monday. */
export const settlementExample = t`Fast settlement is on ${{ fast: settledOn(settlement.fast) }}, standard settlement on ${{ standard: settledOn(settlement.standard) }}.`;
