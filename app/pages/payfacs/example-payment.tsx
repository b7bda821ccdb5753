import { Trans, t } from "#words";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Step, Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";

const settles = 1;

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one payment, one dispute`}>
      <Steps settles={settles}>
        <Step title={t`A customer pays your merchant`}>
          <Trans>
            Event: <EventName of="payment.successful" />.
          </Trans>
        </Step>
        <Step title={t`The payment settles`}>
          <Trans>
            Event: <EventName of="settlement.completed" />.
          </Trans>
        </Step>
        <Step title={t`A payout is made`}>
          <Trans>
            Event: <EventName of="payout.successful" />.
          </Trans>
        </Step>
        <Step title={t`The customer disputes the payment`}>
          <Trans>
            Events: <EventName of="dispute.created" />, later <EventName of="dispute.resolved" /> or{" "}
            <EventName of="chargeback.received" />.
          </Trans>
        </Step>
      </Steps>
      <p className="small soft">
        <Trans>
          Illustrative. Test each step in the <Link href="/sandbox">sandbox</Link>.
        </Trans>
      </p>
    </Quiet>
  );
}
