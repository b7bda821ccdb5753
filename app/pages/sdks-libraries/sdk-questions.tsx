import { many } from "../../content/counts.ts";
import { contactAbout } from "../../content/links.ts";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: readonly Question[] = [
  {
    question: "Do we need an SDK?",
    answer: (
      <>
        No. You can call the API over HTTP: <Link href="/api-documentation">API Documentation</Link>
        {` shows one request in curl and ${many.languages} languages.`}
      </>
    ),
  },
  {
    question: "How do we install one?",
    answer: "Open the documentation page of your language.",
  },
  {
    question: "Can we use it in the sandbox?",
    answer: (
      <>
        The <Link href="/sandbox">sandbox</Link> gives full API access with test credentials.
      </>
    ),
  },
  {
    question: "What if our language is missing?",
    answer: (
      <>
        Call the API over HTTP, or{" "}
        <Link href={contactAbout("An SDK for our language")}>tell us which language you need</Link>.
      </>
    ),
  },
];

export function SdkQuestions() {
  return <Questions title="Questions about the SDKs" questions={questions} />;
}
