/** How a test ends, with regard to its money. */
export type Outcome =
  | "arrives"
  | "stops"
  | "arrives-later"
  | "turns-back"
  | "is-claimed-back"
  | "arrives-twice"
  | "arrives-after-retries";

export interface Scenario {
  readonly name: string;
  readonly text: string;
  readonly outcome: Outcome;
}

/** The things that can be tested. */
export const scenarios: readonly Scenario[] = [
  {
    name: "Successful card payment",
    text: "From request to success.",
    outcome: "arrives",
  },
  {
    name: "Declined payment",
    text: "The payment is declined. Check how your code responds.",
    outcome: "stops",
  },
  {
    name: "Pending mobile-money payment that completes later",
    text: "No outcome at first. It completes later.",
    outcome: "arrives-later",
  },
  {
    name: "Bank transfer",
    text: "A payment by bank transfer.",
    outcome: "arrives",
  },
  {
    name: "Refund",
    text: "The payment is returned to the customer.",
    outcome: "turns-back",
  },
  {
    name: "Dispute and chargeback",
    text: "The payment is disputed, then taken back.",
    outcome: "is-claimed-back",
  },
  {
    name: "Settlement and payout",
    text: "Collected money is settled, then paid out.",
    outcome: "arrives-twice",
  },
  {
    name: "Webhook delivery with signature check and retries",
    text: "Verify the signature. Leave a delivery unanswered: it is sent again.",
    outcome: "arrives-after-retries",
  },
];

export const sandboxUses = [
  {
    name: "Integration testing",
    text: "Run your code against the full API before you go live.",
  },
  { name: "Development", text: "Build and change features with test credentials." },
  { name: "Training", text: "Teach colleagues with test payments and refunds." },
  {
    name: "Demo and proof of concept",
    text: "Show a test payment and its events.",
  },
] as const;
