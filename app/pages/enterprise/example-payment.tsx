import { Trans, t } from "#words";
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
    title: t`On Monday a customer pays you`,
    text: (
      <Trans>
        Event: <EventName of="payment.successful" />.
      </Trans>
    ),
  },
  {
    title: t`On ${{ day: settledOn(instant) }} the payment settles, at ${{ days: settlementDays(instant) }}`,
    text: (
      <Trans>
        Event: <EventName of="settlement.completed" />.
      </Trans>
    ),
  },
  {
    title: t`You pay out by bank transfer`,
    text: (
      <Trans>
        Event: <EventName of="payout.successful" />.
      </Trans>
    ),
  },
  {
    title: t`Your team checks the day`,
    text: (
      <Trans>
        The <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows volumes, transfers
        and their status.
      </Trans>
    ),
  },
];

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one payment with instant settlement`}>
      <Steps steps={steps} settles={settles} />
      <p className={`small soft ${styles.below}`}>
        {t`Illustrative. With ${{ tier: standard.name }}, the same payment settles on ${{ days: settledOn(standard) }}.`}
      </p>
    </Quiet>
  );
}
