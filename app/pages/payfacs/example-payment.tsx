import { Trans, t } from "#words";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./payfacs.module.css";

const settles = 1;

const steps = [
  {
    title: t`A customer pays your merchant`,
    text: (
      <Trans>
        Event: <EventName of="payment.successful" />.
      </Trans>
    ),
  },
  {
    title: t`The payment settles`,
    text: (
      <Trans>
        Event: <EventName of="settlement.completed" />.
      </Trans>
    ),
  },
  {
    title: t`A payout is made`,
    text: (
      <Trans>
        Event: <EventName of="payout.successful" />.
      </Trans>
    ),
  },
  {
    title: t`The customer disputes the payment`,
    text: (
      <Trans>
        Events: <EventName of="dispute.created" />, later <EventName of="dispute.resolved" /> or{" "}
        <EventName of="chargeback.received" />.
      </Trans>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one payment, one dispute`}>
      <Steps steps={steps} settles={settles} />
      <p className={`small soft ${styles.below}`}>
        <Trans>
          Illustrative. Test each step in the <Link href="/sandbox">sandbox</Link>.
        </Trans>
      </p>
    </Quiet>
  );
}
