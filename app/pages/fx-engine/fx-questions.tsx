import { claims, figure } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const currencies = inList(collection.map(({ currency }) => currency));

const questions: QuestionList = [
  {
    question: "Which rate do we get?",
    answer: (
      <>
        We publish no live rates. <Link href={contactAbout("FX quote")}>Ask for a quote</Link>.
      </>
    ),
  },
  {
    question: "Which currencies can we settle in?",
    answer: (
      <>
        <Link href={contactAbout("Settlement currencies")}>Name the ones that you need</Link>. The
        figure of <Claim of="currencies">{figure(claims.currencies)}</Claim> counts currencies that
        we process.
      </>
    ),
  },
  {
    question: "Which currencies can we collect in locally?",
    answer: (
      <>
        <Claim of="collection">{atStart(many.collection)}</Claim>
        {`: ${currencies}. More are coming: `}
        <Link href="/country-coverage">Country Coverage</Link>.
      </>
    ),
  },
  {
    question: "Is conversion part of the published prices?",
    answer: (
      <>
        <Link href="/pricing">Pricing</Link> states prices of payment methods, not of conversions.
      </>
    ),
  },
];

export function FxQuestions() {
  return <Questions title="Questions about currency conversion" questions={questions} />;
}
