import type { EventName } from "./webhooks.ts";

const dispute = ["Dispute and chargeback"];
const settled = ["Settlement and payout"];

/**
 * The sandbox tests that match an event by name, each as its name begins. The events of one test stand in the order that their meanings give them: what is pending comes before what is
 * complete.
 */
export const eventTests: Readonly<Partial<Record<EventName, readonly string[]>>> = {
  "payment.successful": ["Successful card payment", "bank transfer"],
  "payment.failed": ["Declined payment"],
  "payment.pending": ["Pending mobile-money payment"],
  "refund.processed": ["Refund"],
  "dispute.created": dispute,
  "dispute.resolved": dispute,
  "chargeback.received": dispute,
  "settlement.pending": settled,
  "settlement.completed": settled,
  "payout.successful": settled,
};

/** The events that match a test by its name, in their order. */
export function eventsOf(test: string): readonly EventName[] {
  const name = test.toLowerCase();
  return (Object.keys(eventTests) as EventName[]).filter((event) =>
    eventTests[event]?.some((start) => name.startsWith(start.toLowerCase())),
  );
}
