import { contactAbout } from "../../content/links.ts";
import { Claim } from "../../sections/claim.tsx";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: readonly Question[] = [
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

export function DashboardQuestions() {
  return <Questions title="Questions about the dashboard" questions={questions} />;
}
