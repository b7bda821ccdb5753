import { Trans, t } from "#words";
import { inDigits } from "../../content/digits.ts";
import { methodInSentence, methodOf, priceRange, sampleCharge } from "../../content/methods.ts";
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
    title: t`Your customer pays ${{ amount: inDigits(sampleCharge) }}`,
    text: (
      <Trans>
        Event: <EventName of="payment.pending" />.
      </Trans>
    ),
  },
  {
    title: t`The payment completes`,
    text: (
      <Trans>
        Event: <EventName of="payment.successful" />.
      </Trans>
    ),
  },
  {
    title: t`The fee is ${{ price: priceRange(method) }}`,
    text: t`${{ amount: received(method) }} is left, before tax and other agreed fees.`,
  },
  {
    title: t`Fast settlement is at ${{ days: settlementDays(settlement.fast) }}`,
    text: (
      <Trans>
        Event: <EventName of="settlement.completed" />.
      </Trans>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one ${{ method: methodInSentence(method) }} payment`}>
      <Steps steps={steps} />
      <p className={`small soft ${styles.below}`}>
        <Trans>
          Prices are the published ones. The order of events is illustrative.{" "}
          <Link href="/webhooks">Webhooks</Link>
        </Trans>
      </p>
    </Quiet>
  );
}
