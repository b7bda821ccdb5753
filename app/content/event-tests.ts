import type { EventName } from "./webhooks.ts";

const dispute = "Dispute and chargeback";
const settled = "Settlement and payout";

/** The sandbox tests that match an event by name. The page says "Ask us" of an event without one. */
export const eventTests: Readonly<Partial<Record<EventName, string>>> = {
  "payment.successful": "Successful card payment, or bank transfer",
  "payment.failed": "Declined payment",
  "payment.pending": "Pending mobile-money payment",
  "refund.processed": "Refund",
  "dispute.created": dispute,
  "dispute.resolved": dispute,
  "chargeback.received": dispute,
  "settlement.completed": settled,
  "settlement.pending": settled,
  "payout.successful": settled,
};
