import { claims, figure } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { contactAbout } from "../../content/links.ts";
import { ContactAction, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { type QuestionList, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Seals } from "../../sections/seals.tsx";
import { Section } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { ComplianceHero } from "./compliance-hero.tsx";
import styles from "./compliance-suite.module.css";
import { COUNTRIES, countries } from "./figures.ts";
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
        kind="product"
        line="Ask about"
        lane="your checks"
        lede="Tell us who your customers are, and which rules apply to you."
        warps={8}
        look={styles.checks}
      >
        <StartAction />
        <ContactAction about="KYC and AML checks" />
      </Closing>
    </Woven>
  );
}

const controls = [
  { term: "Data", text: "Encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
  {
    term: "Licensing",
    text: "In operating jurisdictions.",
  },
];

function OurControls() {
  return (
    <Quiet
      title="Our own controls"
      lede={
        <>
          Incident response, business continuity and how to report a vulnerability:{" "}
          <Link href="/security-compliance">Security & Compliance</Link>.
        </>
      }
      under={
        <p className="actions">
          <DocumentationAction variant="default" />
        </p>
      }
    >
      <Seals>
        <RunIn facts={controls} />
      </Seals>
    </Quiet>
  );
}

const questions: QuestionList = [
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
    question: "May we see certificates and licences?",
    answer:
      "Certificates, with scope and validity, and which company holds which licence are provided during onboarding.",
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

/** A thread for each country of compliance coverage. */
function CountriesCovered() {
  return (
    <Section dyed>
      <div className={`g12 ${styles.words}`}>
        <p className="num" aria-hidden="true">
          {figure(claims.complianceCountries)}
        </p>
        <div>
          <h2>
            <span className="sr">{`${figure(claims.complianceCountries)} `}</span>
            countries of compliance coverage
          </h2>
          <p className="lede soft">
            The figure counts compliance coverage. Local collection is a separate list of{" "}
            <Claim of="collection">{`${many.collection} countries`}</Claim>:{" "}
            <Link href="/country-coverage">Country Coverage</Link>.
          </p>
        </div>
      </div>
      <div className={styles.threads}>
        <Figure {...COUNTRIES} threads={countries(claims.complianceCountries.value)} />
      </div>
      <p className={`small soft ${styles.key}`}>
        One line for each country, as far as{" "}
        <Claim of="complianceCountries">{`${claims.complianceCountries.value}`}</Claim>. There are
        more.
      </p>
    </Section>
  );
}
