import { many } from "../../content/counts.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { Events } from "./events.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { PayFacsHero } from "./payfacs-hero.tsx";

export default function PayFacs() {
  return (
    <Woven>
      <PayFacsHero />
      <Events />
      <ExamplePayment />
      <PayFacQuestions />
      <Closing
        kind="audience"
        line="Ask for"
        lane="your price"
        lede="Tell us your markets, your volumes and what you run today."
        warps={3}
      >
        <StartAction />
        <ContactAction about="Custom pricing for a PayFac" />
      </Closing>
    </Woven>
  );
}

const questions: QuestionList = [
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

function PayFacQuestions() {
  return <Questions title="Questions from PayFacs" questions={questions} terms />;
}
