import { Trans, t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const listed = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

export function GatewayQuestions() {
  return (
    <Questions title={t`Questions about the Payment Gateway`}>
      <Question asked={t`In which countries can we collect?`}>
        <Trans>
          <Claim of="collection">{listed} are listed</Claim>: {countries}. More are coming:{" "}
          <Link href="/country-coverage">Country Coverage</Link>.
        </Trans>
      </Question>
      <Question asked={t`Does every method work in every country?`}>
        <Trans>
          <Link href={contactAbout(t`Payment methods by country`)}>Ask us</Link> which methods you
          can have in your countries.
        </Trans>
      </Question>
      <Question asked={t`How do we know that a payment succeeded?`}>
        <Trans>
          Your system receives <EventName of="payment.successful" />,{" "}
          <EventName of="payment.failed" /> or <EventName of="payment.pending" />. The{" "}
          <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows transfers and their
          status.
        </Trans>
      </Question>
      <Question asked={t`Can we collect in one currency and settle in another?`}>
        <Trans>
          Yes, with the <Link href="/fx-engine">FX Engine</Link>.
        </Trans>
      </Question>
      <Question asked={t`What do payouts cost?`}>
        <Trans>
          Payouts (disbursements) by bank transfer or mobile money have a {disbursementFee}.{" "}
          <Link href="/imtos">Payouts for money transfer operators</Link>
        </Trans>
      </Question>
    </Questions>
  );
}
