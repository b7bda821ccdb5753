import { t } from "#words";
import type { EventName } from "./webhooks.ts";

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
  /** Those that match it by name. Pending comes before complete. */
  readonly events: readonly EventName[];
  readonly outcome: Outcome;
}

export const scenarios: readonly Scenario[] = [
  {
    name: t`Successful card payment`,
    text: t`From request to success.`,
    events: ["payment.successful"],
    outcome: "arrives",
  },
  {
    name: t`Declined payment`,
    text: t`The payment is declined. Check how your code responds.`,
    events: ["payment.failed"],
    outcome: "stops",
  },
  {
    name: t`Pending mobile-money payment that completes later`,
    text: t`No outcome at first. It completes later.`,
    events: ["payment.pending"],
    outcome: "arrives-later",
  },
  {
    name: t`Bank transfer`,
    text: t`A payment by bank transfer.`,
    events: ["payment.successful"],
    outcome: "arrives",
  },
  {
    name: t`Refund`,
    text: t`The payment is returned to the customer.`,
    events: ["refund.processed"],
    outcome: "turns-back",
  },
  {
    name: t`Dispute and chargeback`,
    text: t`The payment is disputed, then taken back.`,
    events: ["dispute.created", "dispute.resolved", "chargeback.received"],
    outcome: "is-claimed-back",
  },
  {
    name: t`Settlement and payout`,
    text: t`Collected money is settled, then paid out.`,
    events: ["settlement.pending", "settlement.completed", "payout.successful"],
    outcome: "arrives-twice",
  },
  {
    name: t`Webhook delivery with signature check and retries`,
    text: t`Verify the signature. Leave a delivery unanswered: it is sent again.`,
    events: [],
    outcome: "arrives-after-retries",
  },
];
