import { Trans, t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import { Events } from "./events.tsx";
import { PayFacsHero } from "./payfacs-hero.tsx";

export default function PayFacs() {
  return (
    <Divided>
      <PayFacsHero />
      <Events />
      <ExamplePayment />
      <PayFacQuestions />
      <Closing
        emblem="/payfacs"
        headline={t`Ask for\nyour price`}
        lede={t`Tell us your markets, your volumes and what you run today.`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`Custom pricing for a PayFac`} />
      </Closing>
    </Divided>
  );
}

const count = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

function PayFacQuestions() {
  return (
    <Questions title={t`Questions from PayFacs`} terms>
      <Question asked={t`How do we get a price?`}>
        {t`Tell us what you process, where, and for which kinds of merchants. PayFac pricing is custom.`}
      </Question>
      <Question asked={t`Do we keep our own KYC and AML duties?`}>
        {t`Yes. If KYC and AML rules give you duties, you keep them.`}
      </Question>
      <Question asked={t`Where can our merchants collect?`}>
        <Trans>
          <Claim of="collection">{count} countries</Claim> are listed: {countries}. More are coming:{" "}
          <Link href="/country-coverage">Country Coverage</Link>.
        </Trans>
      </Question>
      <Question asked={t`What does a payout cost?`}>
        {t`A flat fee per transaction, by bank transfer or mobile money, on request.`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

function ExamplePayment() {
  return (
    <Quiet wide title={t`Example: one payment, one dispute`}>
      <Track kind="money" settles={1}>
        <Step title={t`A customer pays your merchant`}>
          <Trans>
            Event: <EventName of="payment.successful" />
          </Trans>
        </Step>
        <Step title={t`The payment settles`}>
          <Trans>
            Event: <EventName of="settlement.completed" />
          </Trans>
        </Step>
        <Step title={t`A payout is made`}>
          <Trans>
            Event: <EventName of="payout.successful" />
          </Trans>
        </Step>
        <Step title={t`The customer disputes the payment`}>
          <Trans>
            Events: <EventName of="dispute.created" />, later <EventName of="dispute.resolved" /> or{" "}
            <EventName of="chargeback.received" />.
          </Trans>
        </Step>
      </Track>
      <p className="small soft">
        <Trans>
          Test each step in the <Link href="/sandbox">sandbox</Link>.
        </Trans>
      </p>
    </Quiet>
  );
}
