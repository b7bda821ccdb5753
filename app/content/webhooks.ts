import { t } from "#words";

/** Webhook events by family, in the specification's order and spelling. */
export const eventFamilies = [
  {
    name: t`Payments`,
    events: ["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
  },
  { name: t`Customers`, events: ["customer.created", "customer.updated", "customer.deleted"] },
  { name: t`Disputes`, events: ["dispute.created", "dispute.resolved", "chargeback.received"] },
  {
    name: t`Settlement`,
    events: ["settlement.completed", "settlement.pending", "payout.successful"],
  },
] as const;

export type EventName = (typeof eventFamilies)[number]["events"][number];
