import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Step, Track } from "../../sections/track.tsx";
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
        {t`[${count} countries](claim:collection) are listed: ${countries}. More are coming: [Country Coverage](/country-coverage).`}
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
        <Step title={t`A customer pays your merchant`}>{t`Event: \`payment.successful\``}</Step>
        <Step title={t`The payment settles`}>{t`Event: \`settlement.completed\``}</Step>
        <Step title={t`A payout is made`}>{t`Event: \`payout.successful\``}</Step>
        <Step title={t`The customer disputes the payment`}>
          {t`Events: \`dispute.created\`, later \`dispute.resolved\` or \`chargeback.received\`.`}
        </Step>
      </Track>
      <p className="small soft">{rich(t`Test each step in the [sandbox](/sandbox).`)}</p>
    </Quiet>
  );
}
