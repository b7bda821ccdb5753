import { contactAbout } from "../../content/links.ts";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Link } from "../../ui/link.tsx";

const questions: readonly Question[] = [
  {
    question: "Does the suite replace our own programme?",
    answer: "No. If KYC and AML rules give your business duties, you keep them.",
  },
  {
    question: "Who runs which check?",
    answer: "Your agreement sets it.",
  },
  {
    question: "What is checked in each country?",
    answer: (
      <>
        <Link href={contactAbout("Compliance checks by country")}>Ask us</Link>, and name the
        countries you need.
      </>
    ),
  },
  {
    question: "May we see your certificates?",
    answer: "Certificates, with scope and validity, are provided during onboarding.",
  },
  {
    question: "How do you handle personal data?",
    answer: (
      <>
        The <Link href="/privacy-policy">Privacy Policy</Link> says what we collect, why, and what
        you can ask of us.
      </>
    ),
  },
];

export function ComplianceQuestions() {
  return <Questions title="Questions from compliance officers" questions={questions} />;
}
