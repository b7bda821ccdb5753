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

/** The eight things that can be tested. */
export const scenarios: readonly Scenario[] = [
  {
    name: "Successful card payment",
    text: "The whole way, from request to arrival.",
    outcome: "arrives",
  },
  {
    name: "Declined payment",
    text: "It stops, and your code has to say so.",
    outcome: "stops",
  },
  {
    name: "Pending mobile-money payment that completes later",
    text: "Nothing at first. The outcome comes later.",
    outcome: "arrives-later",
  },
  {
    name: "Bank transfer",
    text: "Another method, the same arrival.",
    outcome: "arrives",
  },
  {
    name: "Refund",
    text: "The payment turns round and goes back.",
    outcome: "turns-back",
  },
  {
    name: "Dispute and chargeback",
    text: "It had arrived. Now it is claimed back.",
    outcome: "is-claimed-back",
  },
  {
    name: "Settlement and payout",
    text: "What was collected settles, then is paid out.",
    outcome: "arrives-twice",
  },
  {
    name: "Webhook delivery with signature check and retries",
    text: "Verify the signature. Leave one unanswered and see it sent again.",
    outcome: "arrives-after-retries",
  },
];

export const sandboxUses = [
  {
    name: "Integration testing",
    text: "Run your code against the full API before a customer does.",
  },
  { name: "Development", text: "Build a feature, break it, build it again." },
  { name: "Training", text: "Let a new colleague refund the wrong payment here first." },
  {
    name: "Demo and proof of concept",
    text: "Show a payment from start to end without making one.",
  },
] as const;
