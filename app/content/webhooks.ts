/** Webhook events by family, in the specification's order and spelling. */
export const eventFamilies = [
  {
    name: "Payments",
    events: ["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
  },
  { name: "Customers", events: ["customer.created", "customer.updated", "customer.deleted"] },
  { name: "Disputes", events: ["dispute.created", "dispute.resolved", "chargeback.received"] },
  {
    name: "Settlement",
    events: ["settlement.completed", "settlement.pending", "payout.successful"],
  },
] as const;

export type EventName = (typeof eventFamilies)[number]["events"][number];
