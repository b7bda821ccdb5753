import { t } from "#words";
import type { EventName } from "./webhooks.ts";

export interface EventDetails {
  /** The event's meaning, in a sentence. */
  readonly tells: string;
  /** The sandbox tests that match it by name, each as its name begins. */
  readonly test: string;
}

const dispute = t`Dispute and chargeback`;
const settled = t`Settlement and payout`;
const none = t`None by name`;

export const eventDetails: Readonly<Record<EventName, EventDetails>> = {
  "payment.successful": {
    tells: t`The payment succeeded.`,
    test: t`Successful card payment, or bank transfer`,
  },
  "payment.failed": { tells: t`The payment failed.`, test: t`Declined payment` },
  "payment.pending": {
    tells: t`The payment has no outcome yet.`,
    test: t`Pending mobile-money payment`,
  },
  "refund.processed": { tells: t`A refund was processed.`, test: t`Refund` },
  "customer.created": { tells: t`A customer record was created.`, test: none },
  "customer.updated": { tells: t`A customer record was changed.`, test: none },
  "customer.deleted": { tells: t`A customer record was deleted.`, test: none },
  "dispute.created": { tells: t`A dispute was opened.`, test: dispute },
  "dispute.resolved": { tells: t`The dispute was resolved.`, test: dispute },
  "chargeback.received": { tells: t`A chargeback was received.`, test: dispute },
  "settlement.completed": { tells: t`The settlement is complete.`, test: settled },
  "settlement.pending": { tells: t`The settlement is not complete yet.`, test: settled },
  "payout.successful": { tells: t`The payout succeeded.`, test: settled },
};
