import { Trans, t } from "#words";
import { inDigits } from "../../content/digits.ts";
import { methodInSentence, methodOf, priceRange, sampleCharge } from "../../content/methods.ts";
import { received } from "../../content/received.ts";
import { settlement, settlementDays } from "../../content/settlement.ts";
import { EventName } from "../../sections/event-name.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Step, Steps } from "../../sections/steps.tsx";
import { Link } from "../../ui/link.tsx";

const method = methodOf("mobile-money");

export function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one ${{ method: methodInSentence(method) }} payment`}>
      <Steps>
        <Step title={t`Your customer pays ${{ amount: inDigits(sampleCharge) }}`}>
          <Trans>
            Event: <EventName of="payment.pending" />.
          </Trans>
        </Step>
        <Step title={t`The payment completes`}>
          <Trans>
            Event: <EventName of="payment.successful" />.
          </Trans>
        </Step>
        <Step title={t`The fee is ${{ price: priceRange(method) }}`}>
          {t`${{ amount: received(method) }} is left, before tax and other agreed fees.`}
        </Step>
        <Step title={t`Fast settlement is at ${{ days: settlementDays(settlement.fast) }}`}>
          <Trans>
            Event: <EventName of="settlement.completed" />.
          </Trans>
        </Step>
      </Steps>
      <p className="small soft">
        <Trans>
          Prices are the published ones. The order of events is illustrative.{" "}
          <Link href="/webhooks">Webhooks</Link>
        </Trans>
      </p>
    </Quiet>
  );
}
