import { Trans, t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { AfterStart } from "../../sections/after-start.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const figure = statement(claims.remittanceCountries);

export function ImtosQuestions() {
  return (
    <Questions terms title={t`Questions from money transfer operators`}>
      <Question asked={t`Which countries can we pay out to?`}>
        <Trans>
          Tell us the countries you need. Our figure is {figure}. The map on{" "}
          <Link href="/country-coverage">Country Coverage</Link> is not a list of payout countries.
        </Trans>
      </Question>
      <Question asked={t`How much is the flat fee?`}>
        <Trans>
          It is given on request: <Link href={contactAbout(t`Flat payout fee`)}>ask us</Link>.
        </Trans>
      </Question>
      <Question asked={t`How fast is a payout?`}>
        <Trans>
          The settlement tiers are for money that you collect.{" "}
          <Link href={contactAbout(t`Speed of payouts`)}>Name your payout countries</Link>, and we
          answer for them.
        </Trans>
      </Question>
      <Question asked={t`Who checks our senders?`}>
        {t`Your agreement sets who runs which KYC and AML check. Duties that the rules give you stay yours.`}
      </Question>
      <Question asked={t`How do we know that a payout succeeded?`}>
        <Trans>
          Your system receives <EventName of="payout.successful" />. The{" "}
          <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows each transfer as
          Completed or Processing.
        </Trans>
      </Question>
      <Question asked={t`What do we integrate?`}>
        <Trans>
          One API. Developers start with the{" "}
          <Link href="/api-documentation#checklist">Integration checklist</Link>.
        </Trans>
      </Question>
      <AfterStart />
    </Questions>
  );
}
