import { claims, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { afterStart } from "../../sections/after-start.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: QuestionList = [
  {
    question: "Which countries can we pay out to?",
    answer: (
      <>
        {`Tell us the countries you need. Our figure is ${statement(claims.remittanceCountries)}. The map on `}
        <Link href="/country-coverage">Country Coverage</Link> is not a list of payout countries.
      </>
    ),
  },
  {
    question: "How much is the flat fee?",
    answer: (
      <>
        It is given on request: <Link href={contactAbout("Flat payout fee")}>ask us</Link>.
      </>
    ),
  },
  {
    question: "How fast is a payout?",
    answer: (
      <>
        The settlement tiers are for money that you collect.{" "}
        <Link href={contactAbout("Speed of payouts")}>Name your payout countries</Link>, and we
        answer for them.
      </>
    ),
  },
  {
    question: "Who checks our senders?",
    answer:
      "Your agreement sets who runs which KYC and AML check. Duties that the rules give you stay yours.",
  },
  {
    question: "How do we know that a payout succeeded?",
    answer: (
      <>
        Your system receives <EventName of="payout.successful" />. The{" "}
        <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows each transfer as
        Completed or Processing.
      </>
    ),
  },
  {
    question: "What do we integrate?",
    answer: (
      <>
        One API. Developers start with the{" "}
        <Link href="/api-documentation#checklist">Integration checklist</Link>.
      </>
    ),
  },
  afterStart,
];

export function ImtosQuestions() {
  return <Questions terms title="Questions from money transfer operators" questions={questions} />;
}
