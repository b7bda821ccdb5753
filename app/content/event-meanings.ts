import { t } from "#words";
import type { EventName } from "./webhooks.ts";

/** What each webhook event tells, in a sentence. */
export const eventMeanings: Readonly<Record<EventName, string>> = {
  "payment.successful": t`The payment succeeded.`,
  "payment.failed": t`The payment failed.`,
  "payment.pending": t`The payment has no outcome yet.`,
  "refund.processed": t`A refund was processed.`,
  "customer.created": t`A customer record was created.`,
  "customer.updated": t`A customer record was changed.`,
  "customer.deleted": t`A customer record was deleted.`,
  "dispute.created": t`A dispute was opened.`,
  "dispute.resolved": t`The dispute was resolved.`,
  "chargeback.received": t`A chargeback was received.`,
  "settlement.completed": t`The settlement is complete.`,
  "settlement.pending": t`The settlement is not complete yet.`,
  "payout.successful": t`The payout succeeded.`,
};
