import { standards } from "../../content/claims.ts";
import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Section } from "../../sections/section.tsx";
import { bar } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./enterprise.module.css";
import { EnterpriseHero } from "./enterprise-hero.tsx";
import { EnterpriseQuestions } from "./enterprise-questions.tsx";
import { ExamplePayment } from "./example-payment.tsx";
import { Integration } from "./integration.tsx";
import { Review } from "./review.tsx";
import { Uptime } from "./uptime.tsx";

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
        line="Send us your"
        lane="questions"
        lede="Ask about pricing, instant settlement or a document you need."
        look={styles.steps}
        drawn={times(days + 1, (step) => (
          <b key={step}>
            {times(days - step, (day) => (
              <i key={day} className={bar.warp1} />
            ))}
          </b>
        ))}
      >
        <StartAction />
        <ContactAction about="Enterprise pricing and instant settlement" />
      </Closing>
    </Woven>
  );
}

const [cards, management] = standards;

function NamedStandards() {
  return (
    <Section>
      <h2 className="h1">Standards your reviewers look for</h2>
      <div className={styles.row}>
        <p className="num">
          <Claim of="pci-dss">{`${cards.name} ${cards.detail}`}</Claim>
        </p>
        <p className="num">
          <Claim of="iso-27001">{management.name}</Claim>
        </p>
        <p className="soft small">
          With know your customer (KYC) and anti-money-laundering (AML) programmes, encryption, and
          role-based access with multi-factor authentication (MFA) for privileged accounts.
          Certificates, with scope and validity, are provided during onboarding.{" "}
          <Link href="/security-compliance">Security &amp; Compliance</Link>
        </p>
      </div>
    </Section>
  );
}
