import { standardNames } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { times } from "../../weave/weave.ts";
import { ComplianceHero } from "./compliance-hero.tsx";
import styles from "./compliance-suite.module.css";
import { CountriesCovered } from "./countries-covered.tsx";
import { WhoChecksWhom } from "./who-checks-whom.tsx";

export default function ComplianceSuite() {
  return (
    <Woven>
      <ComplianceHero />
      <WhoChecksWhom />
      <CountriesCovered />
      <OurControls />
      <ComplianceQuestions />
      <Closing
        line="Ask about"
        lane="your checks"
        lede="Tell us who your customers are, and which rules apply to you."
        look={styles.checks}
        warps={[`${bar.warp1} ${bar.over} ${styles.broad}`, ...times(7, () => bar.warp2)]}
      >
        <StartAction />
        <ContactAction about="KYC and AML checks" />
      </Closing>
    </Woven>
  );
}

const controls = [
  { term: "Standards", text: `${standardNames.join(" and ")}.` },
  { term: "Data", text: "Data is encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
  {
    term: "Licensing",
    text: "In operating jurisdictions. Which company holds which licence is provided during onboarding.",
  },
];

function OurControls() {
  return (
    <Quiet wide title="Our own controls">
      <SewnRow cells={controls} />
      <p className={`soft ${styles.rest}`}>
        Incident response, business continuity and how to report a vulnerability:{" "}
        <Link href="/security-compliance">Security & Compliance</Link>.
      </p>
      <p className="actions">
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}

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

function ComplianceQuestions() {
  return <Questions title="Questions from compliance officers" questions={questions} />;
}
