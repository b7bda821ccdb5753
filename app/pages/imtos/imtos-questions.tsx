import { Trans, t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { afterStart } from "../../sections/after-start.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const figure = statement(claims.remittanceCountries);

const questions: QuestionList = [
  {
    question: t`Which countries can we pay out to?`,
    answer: (
      <Trans>
        Tell us the countries you need. Our figure is {figure}. The map on{" "}
        <Link href="/country-coverage">Country Coverage</Link> is not a list of payout countries.
      </Trans>
    ),
  },
  {
    question: t`How much is the flat fee?`,
    answer: (
      <Trans>
        It is given on request: <Link href={contactAbout(t`Flat payout fee`)}>ask us</Link>.
      </Trans>
    ),
  },
  {
    question: t`How fast is a payout?`,
    answer: (
      <Trans>
        The settlement tiers are for money that you collect.{" "}
        <Link href={contactAbout(t`Speed of payouts`)}>Name your payout countries</Link>, and we
        answer for them.
      </Trans>
    ),
  },
  {
    question: t`Who checks our senders?`,
    answer: t`Your agreement sets who runs which KYC and AML check. Duties that the rules give you stay yours.`,
  },
  {
    question: t`How do we know that a payout succeeded?`,
    answer: (
      <Trans>
        Your system receives <EventName of="payout.successful" />. The{" "}
        <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows each transfer as
        Completed or Processing.
      </Trans>
    ),
  },
  {
    question: t`What do we integrate?`,
    answer: (
      <Trans>
        One API. Developers start with the{" "}
        <Link href="/api-documentation#checklist">Integration checklist</Link>.
      </Trans>
    ),
  },
  afterStart,
];

export function ImtosQuestions() {
  return (
    <Questions terms title={t`Questions from money transfer operators`} questions={questions} />
  );
}
