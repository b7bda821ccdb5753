import { inDigits } from "../../content/digits.ts";
import { methodOf, priceRange, sampleCharge } from "../../content/methods.ts";
import { received } from "../../content/received.ts";
import { settlement, settlementDays } from "../../content/settlement.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./merchants.module.css";

const method = methodOf("mobile-money");

const steps = [
  {
    title: `Your customer pays ${inDigits(sampleCharge)}`,
    text: (
      <>
        Event: <EventName of="payment.pending" />.
      </>
    ),
  },
  {
    title: "The payment completes",
    text: (
      <>
        Event: <EventName of="payment.successful" />.
      </>
    ),
  },
  {
    title: `The fee is ${priceRange(method)}`,
    text: `${received(method)} is left, before tax and other agreed fees.`,
  },
  {
    title: `Fast settlement is at ${settlementDays(settlement.fast)}`,
    text: (
      <>
        Event: <EventName of="settlement.completed" />.
      </>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title={`Example: one ${method.name.toLowerCase()} payment`}>
      <Steps steps={steps} />
      <p className={`small soft ${styles.below}`}>
        Prices are the published ones. The order of events is illustrative.{" "}
        <Link href="/webhooks">Webhooks</Link>
      </p>
    </Quiet>
  );
}
