import { settledOn, settlement, settlementDays } from "../../content/settlement.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./example-payment.module.css";

const { standard, instant } = settlement;

/** The index of the step at which the payment settles. */
const settles = 1;

const steps = [
  {
    title: "On Monday a customer pays you",
    text: (
      <>
        Event: <EventName of="payment.successful" />.
      </>
    ),
  },
  {
    title: `On ${settledOn(instant)} the payment settles, at ${settlementDays(instant)}`,
    text: (
      <>
        Event: <EventName of="settlement.completed" />.
      </>
    ),
  },
  {
    title: "You pay out by bank transfer",
    text: (
      <>
        Event: <EventName of="payout.successful" />.
      </>
    ),
  },
  {
    title: "Your team checks the day",
    text: (
      <>
        The <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows volumes, transfers
        and their status.
      </>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title="Example: one payment with instant settlement">
      <Steps steps={steps} settles={settles} />
      <p className={`small soft ${styles.below}`}>
        {`Illustrative. With ${standard.name}, the same payment settles on ${settledOn(standard)}.`}
      </p>
    </Quiet>
  );
}
