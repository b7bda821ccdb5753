import { Trans, t } from "#words";
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
        line={t`Ask for`}
        lane={t`your price`}
        lede={t`Tell us your markets, your volumes and what you run today.`}
        warps={3}
      >
        <StartAction />
        <ContactAction about={t`Custom pricing for a PayFac`} />
      </Closing>
    </Woven>
  );
}

const count = atStart(many.collection);
const countries = inList(collection.map(({ country }) => country));

const questions: QuestionList = [
  {
    question: t`How do we get a price?`,
    answer: t`Tell us what you process, where, and for which kinds of merchants. PayFac pricing is custom.`,
  },
  {
    question: t`Do we keep our own KYC and AML duties?`,
    answer: t`Yes. If KYC and AML rules give you duties, you keep them.`,
  },
  {
    question: t`Where can our merchants collect?`,
    answer: (
      <Trans>
        <Claim of="collection">{count} countries</Claim> are listed: {countries}. More are coming:{" "}
        <Link href="/country-coverage">Country Coverage</Link>.
      </Trans>
    ),
  },
  {
    question: t`What does a payout cost?`,
    answer: t`A flat fee per transaction, by bank transfer or mobile money, on request.`,
  },
  afterStart,
];

function PayFacQuestions() {
  return <Questions title={t`Questions from PayFacs`} questions={questions} terms />;
}
