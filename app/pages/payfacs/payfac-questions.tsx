import { many } from "../../content/counts.ts";
import { Claim } from "../../sections/claim.tsx";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: readonly Question[] = [
  {
    question: "How do we get a price?",
    answer:
      "Tell us what you process, where, and for which kinds of merchants. PayFac pricing is custom.",
  },
  {
    question: "Who checks our merchants?",
    answer:
      "Your agreement sets who runs which check. If KYC and AML rules give you duties, you keep them.",
  },
  {
    question: "Who bears disputes and chargebacks?",
    answer: "Your agreement says who. Your endpoint receives an event for each.",
  },
  {
    question: "Where can our merchants collect?",
    answer: (
      <>
        Local collection is listed for{" "}
        <Claim of="collection">{`${many.collection} countries`}</Claim>, and more are coming:{" "}
        <Link href="/country-coverage">Country Coverage</Link>.
      </>
    ),
  },
  {
    question: "What does a payout cost?",
    answer: "A flat fee per transaction, by bank transfer or mobile money, on request.",
  },
];

export function PayFacQuestions() {
  return <Questions title="Questions from PayFacs" questions={questions} terms />;
}
