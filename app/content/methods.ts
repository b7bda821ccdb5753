/** Ways to collect, with the published price per transaction in basis points (1% = 100). */
export const methods = [
  { id: "cards", name: "Cards", low: 140, high: 380, capped: false },
  { id: "mobile-money", name: "Mobile money", low: 230, high: 280, capped: false },
  { id: "bank-transfer", name: "Bank transfer", low: 100, high: 100, capped: true },
  { id: "ussd", name: "USSD", low: 56, high: 56, capped: false },
] as const;

const percent = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** A price in basis points as a percentage: 56 gives "0.56%". */
export function percentage(basisPoints: number): string {
  return `${percent.format(basisPoints / 100)}%`;
}

/** "1.4% to 3.8%", or "0.56%" where there is one price. */
export function priceRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high ? percentage(low) : `${percentage(low)} to ${percentage(high)}`;
}
