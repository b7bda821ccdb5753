import { legend } from "../../content/dyes.ts";
import { contactAbout } from "../../content/links.ts";
import { sampleTotal, sampleVolumes } from "../../content/sample.ts";
import { ContactAction, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import type { Row } from "../../sections/rows.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import strips from "../../sections/shares.module.css";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./analytics-dashboard.module.css";
import { DashboardHero } from "./dashboard-hero.tsx";
import { TwoStatuses } from "./two-statuses.tsx";

export default function AnalyticsDashboard() {
  return (
    <Woven>
      <DashboardHero />
      <DashboardParts />
      <TwoStatuses />
      <DashboardOrWebhooks />
      <DashboardQuestions />
      <Closing
        kind="product"
        line="See the"
        lane="dashboard"
        lede="Ask us for a demo."
        warps={sampleVolumes.map(({ currency }) => currency)}
        look={`${styles.closing} ${strips.shares}`}
      >
        <StartAction />
        <ContactAction label="Schedule Demo" about="Analytics Dashboard demo" />
      </Closing>
    </Woven>
  );
}

/** In the order of the letters on the board. */
const parts = [
  {
    name: "Total volume",
    tells: `In one currency, here ${sampleTotal.currency}.`,
  },
  {
    name: "Volume per currency",
    tells: "The bars compare relative value.",
  },
  { name: "From and to", tells: "The countries that a transfer joins." },
  { name: "Time", tells: "In this sample, minutes since the transfer." },
  { name: "The line", tells: legend("Processing", "Completed") },
  { name: "Amounts", tells: "One in the currency of each country." },
  { name: "Status", tells: "Completed or Processing, as a word and as a colour." },
] as const;

function DashboardParts() {
  return (
    <Quiet title="What the sample shows">
      <ol className={styles.parts}>
        {parts.map(({ name, tells }) => (
          <li key={name}>
            <b>{name}</b> <span className="soft small">{tells}</span>
          </li>
        ))}
      </ol>
    </Quiet>
  );
}

const cells: readonly Row[] = [
  { term: "For people", text: "The dashboard: volumes, transfers and their status in one view." },
  {
    term: "For systems",
    text: (
      <>
        Webhooks: events sent in real time, signed and retried.{" "}
        <Link href="/webhooks">Webhooks</Link>
      </>
    ),
  },
  {
    term: "For tests",
    text: (
      <>
        The sandbox, isolated from production. <Link href="/sandbox">Sandbox</Link>
      </>
    ),
  },
];

function DashboardOrWebhooks() {
  return (
    <Quiet title="Dashboard or webhooks">
      <RunIn facts={cells} />
      <p className={`actions ${styles.below}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}

const questions: QuestionList = [
  {
    question: "Are these our figures?",
    answer: "No. The card on this page holds sample data.",
  },
  {
    question: "Where do we sign in?",
    answer: "In the customer app, a separate site. Sign in and Get Started open it in a new tab.",
  },
  {
    question: "Where do we set up webhooks?",
    answer: "In the dashboard: you configure an endpoint URL and choose events.",
  },
  {
    question: "Which currencies does it show?",
    answer: (
      <>
        Multi-currency processing covers <Claim of="currencies" />.{" "}
        <Link href={contactAbout("Currencies in the dashboard")}>Ask us</Link> about the ones you
        need.
      </>
    ),
  },
];

function DashboardQuestions() {
  return <Questions title="Questions about the dashboard" questions={questions} />;
}
