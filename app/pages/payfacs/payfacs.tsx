import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { afterStart } from "../../sections/after-start.tsx";
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
    question: "Do we keep our own KYC and AML duties?",
    answer: "Yes. If KYC and AML rules give you duties, you keep them.",
  },
  {
    question: "Where can our merchants collect?",
    answer: (
      <>
        <Claim of="collection">{`${atStart(many.collection)} countries`}</Claim>
        {` are listed: ${inList(collection.map(({ country }) => country))}. More are coming: `}
        <Link href="/country-coverage">Country Coverage</Link>.
      </>
    ),
  },
  {
    question: "What does a payout cost?",
    answer: "A flat fee per transaction, by bank transfer or mobile money, on request.",
  },
  afterStart,
];

function PayFacQuestions() {
  return <Questions title="Questions from PayFacs" questions={questions} terms />;
}
