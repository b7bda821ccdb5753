import { t } from "#words";
import type { EventName } from "./webhooks.ts";

const dispute = t`Dispute and chargeback`;
const settled = t`Settlement and payout`;

/** The sandbox tests that match an event by name, each as its name begins. */
export const eventTests: Readonly<Partial<Record<EventName, string>>> = {
  "payment.successful": t`Successful card payment, or bank transfer`,
  "payment.failed": t`Declined payment`,
  "payment.pending": t`Pending mobile-money payment`,
  "refund.processed": t`Refund`,
  "dispute.created": dispute,
  "dispute.resolved": dispute,
  "chargeback.received": dispute,
  "settlement.pending": settled,
  "settlement.completed": settled,
  "payout.successful": settled,
};
