import { claims, figure, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Seals } from "../../sections/seals.tsx";
import { UptimeGrid } from "../../sections/uptime-grid.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./enterprise.module.css";
import { EnterpriseHero } from "./enterprise-hero.tsx";
import { EnterpriseQuestions } from "./enterprise-questions.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { Integration } from "./integration.tsx";
import { Review } from "./review.tsx";

const days = settlement.standard.to;

export default function Enterprise() {
  return (
    <Woven>
      <EnterpriseHero />
      <NamedStandards />
      <Integration />
      <ExamplePayment />
      <Uptime />
      <Review />
      <EnterpriseQuestions />
      <Closing
        kind="audience"
        line="Send us your"
        lane="questions"
        lede="Ask about pricing, instant settlement or a document you need."
        warps={days + 1}
        look={styles.steps}
      >
        <StartAction />
        <ContactAction about="Enterprise pricing and instant settlement" />
      </Closing>
    </Woven>
  );
}

const controls = [
  {
    term: "Programmes",
    text: "Know your customer (KYC) and anti-money-laundering (AML).",
  },
  { term: "Data", text: "Encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
];

function NamedStandards() {
  return (
    <Quiet
      title="Standards your reviewers look for"
      lede={
        <>
          Certificates, with scope and validity, are provided during onboarding.{" "}
          <Link href="/security-compliance">Security &amp; Compliance</Link>
        </>
      }
    >
      <Seals>
        <RunIn facts={controls} />
      </Seals>
    </Quiet>
  );
}

const { uptime, response } = claims;

function Uptime() {
  return (
    <Quiet
      wide
      title={`${statement(uptime)}, ${figure(response).toLowerCase()} ${response.of}`}
      lede={
        <>
          <Link href="/about#numbers">Both figures</Link> are as stated by us.{" "}
          <Link href={contactAbout("How uptime and response are measured")}>
            Ask how they are measured
          </Link>
          .
        </>
      }
    >
      <UptimeGrid />
    </Quiet>
  );
}
