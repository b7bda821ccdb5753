/** Settlement tiers in days after the payment (T). A bare "T+1" always names its tier. */
export const settlement = {
  standard: {
    label: "Standard",
    name: "standard settlement",
    from: 2,
    to: 3,
    enterpriseOnly: false,
  },
  fast: { label: "Fast", name: "fast settlement", from: 1, to: 1, enterpriseOnly: false },
  instant: { label: "Instant", name: "instant settlement", from: 0, to: 0, enterpriseOnly: true },
} as const;

export type SettlementTier = (typeof settlement)[keyof typeof settlement];

/** "T+1", or "T+2 to T+3". */
export function settlementDays({ from, to }: { from: number; to: number }): string {
  return from === to ? `T+${from}` : `T+${from} to T+${to}`;
}

/** "T+1 fast settlement". */
export function settlementName(tier: SettlementTier): string {
  return `${settlementDays(tier)} ${tier.name}`;
}

/** The days are the same whether calendar or business days are counted, because the payment is on a Monday. */
const fromMonday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** The day on which a payment of Monday is settled: "Tuesday", or "Wednesday or Thursday". */
export function settledOn({ from, to }: { from: number; to: number }): string {
  return fromMonday.slice(from, to + 1).join(" or ");
}

/** Follows a sentence that says that the payment is made on Monday. */
export const settlementExample = `Fast settlement is on ${settledOn(settlement.fast)}, standard settlement on ${settledOn(settlement.standard)}.`;
