import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./payfacs.module.css";

const settles = 1;

const steps = [
  {
    title: "A customer pays your merchant",
    text: (
      <>
        Event: <EventName of="payment.successful" />.
      </>
    ),
  },
  {
    title: "The payment settles",
    text: (
      <>
        Event: <EventName of="settlement.completed" />.
      </>
    ),
  },
  {
    title: "A payout is made",
    text: (
      <>
        Event: <EventName of="payout.successful" />.
      </>
    ),
  },
  {
    title: "The customer disputes the payment",
    text: (
      <>
        Events: <EventName of="dispute.created" />, later <EventName of="dispute.resolved" /> or{" "}
        <EventName of="chargeback.received" />.
      </>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title="Example: one payment, one dispute">
      <Steps steps={steps} settles={settles} />
      <p className={`small soft ${styles.below}`}>
        Illustrative. Test each step in the <Link href="/sandbox">sandbox</Link>.
      </p>
    </Quiet>
  );
}
