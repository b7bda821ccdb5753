import { many } from "../../content/counts.ts";
import { contactAbout } from "../../content/links.ts";
import { sdks } from "../../content/sdks.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { Pieces } from "./pieces.tsx";
import { SdksHero } from "./sdks-hero.tsx";
import { snippets } from "./snippets.ts";

export default function SdksLibraries() {
  return (
    <Woven>
      <SdksHero />
      <Pieces />
      <Benefits />
      <SdkQuestions />
      <Closing
        kind="developer"
        line="Start with"
        lane="an SDK"
        lede={
          <>
            Then follow the <a href="/api-documentation#checklist">Integration checklist</a>.
          </>
        }
        warps={sdks.length}
        code={snippets.nodejs[0]?.open}
      >
        <StartAction label="Start Integration" />
        <ContactAction label="Contact Support" about="SDK support" />
      </Closing>
    </Woven>
  );
}

const benefits = [
  { term: "Pre-built components", text: "Ready-made parts, so that you write less code." },
  { term: "Type safety", text: "Types catch mismatched fields." },
  { term: "Built-in best practices", text: "Recommended practice is in the code." },
  { term: "Regular updates", text: "Each SDK is updated regularly." },
];

function Benefits() {
  return (
    <Quiet title="What every SDK brings">
      <RunIn facts={benefits} />
    </Quiet>
  );
}

const questions: QuestionList = [
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

function SdkQuestions() {
  return <Questions title="Questions about the SDKs" questions={questions} />;
}
