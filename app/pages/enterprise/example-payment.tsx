import { Trans, t } from "#words";
import { settledOn, settlement, settlementDays } from "../../content/settlement.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Step, Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";

const { standard, instant } = settlement;

/** The index of the step at which the payment settles. */
const settles = 1;

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one payment with instant settlement`}>
      <Steps settles={settles}>
        <Step title={t`On Monday a customer pays you`}>
          <Trans>
            Event: <EventName of="payment.successful" />.
          </Trans>
        </Step>
        <Step
          title={t`On ${{ day: settledOn(instant) }} the payment settles, at ${{ days: settlementDays(instant) }}`}
        >
          <Trans>
            Event: <EventName of="settlement.completed" />.
          </Trans>
        </Step>
        <Step title={t`You pay out by bank transfer`}>
          <Trans>
            Event: <EventName of="payout.successful" />.
          </Trans>
        </Step>
        <Step title={t`Your team checks the day`}>
          <Trans>
            The <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows volumes,
            transfers and their status.
          </Trans>
        </Step>
      </Steps>
      <p className="small soft">
        {t`Illustrative. With ${{ tier: standard.name }}, the same payment settles on ${{ days: settledOn(standard) }}.`}
      </p>
    </Quiet>
  );
}
