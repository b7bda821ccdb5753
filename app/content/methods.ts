/** Ways to collect, with the published price per transaction in basis points (1% = 100). */
export const methods = [
  { id: "cards", name: "Cards", low: 140, high: 380, capped: false },
  { id: "mobile-money", name: "Mobile money", low: 230, high: 280, capped: false },
  { id: "bank-transfer", name: "Bank transfer", low: 100, high: 100, capped: true },
  { id: "ussd", name: "USSD", low: 56, high: 56, capped: false },
] as const;
