import { t } from "#words";

/**
 * Webhook events by family, in the specification's order and spelling. An id is the same in every language; `all`
 * names the choice of every event of the family.
 */
export const eventFamilies = [
  {
    id: "payments",
    name: t`Payments`,
    all: t`All payment events`,
    events: ["payment.successful", "payment.failed", "payment.pending", "refund.processed"],
  },
  {
    id: "customers",
    name: t`Customers`,
    all: t`All customer events`,
    events: ["customer.created", "customer.updated", "customer.deleted"],
  },
  {
    id: "disputes",
    name: t`Disputes`,
    all: t`All dispute events`,
    events: ["dispute.created", "dispute.resolved", "chargeback.received"],
  },
  {
    id: "settlement",
    name: t`Settlement`,
    all: t`All settlement events`,
    events: ["settlement.completed", "settlement.pending", "payout.successful"],
  },
] as const;

export type EventName = (typeof eventFamilies)[number]["events"][number];

/** In the specification's order, which every list of chosen events keeps. */
export const allEvents: readonly EventName[] = eventFamilies.flatMap(({ events }) => [...events]);

/** In drawings, each wait before another attempt is this many times the one before. */
export const waitGrowth = 1.5;

/** Of a drawing of four attempts, the wait after each, in parts of the first. How many there are is not published. */
export const waits = [1, waitGrowth, waitGrowth ** 2, waitGrowth ** 3] as const;
