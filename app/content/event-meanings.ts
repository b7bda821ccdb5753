import type { EventName } from "./webhooks.ts";

/** What each webhook event tells, in a sentence. */
export const eventMeanings: Readonly<Record<EventName, string>> = {
  "payment.successful": "The payment succeeded.",
  "payment.failed": "The payment failed.",
  "payment.pending": "The payment has no outcome yet.",
  "refund.processed": "A refund was processed.",
  "customer.created": "A customer record was created.",
  "customer.updated": "A customer record was changed.",
  "customer.deleted": "A customer record was deleted.",
  "dispute.created": "A dispute was opened.",
  "dispute.resolved": "The dispute was resolved.",
  "chargeback.received": "A chargeback was received.",
  "settlement.completed": "The settlement is complete.",
  "settlement.pending": "The settlement is not complete yet.",
  "payout.successful": "The payout succeeded.",
};
