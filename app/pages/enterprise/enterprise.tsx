import { claims, figure, oneIn, standards, statement } from "../../content/claims.ts";
import { inDigits } from "../../content/digits.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Section } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Link } from "../../ui/link.tsx";
import { dots } from "./dots.ts";
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
          role-based access with multi-factor authentication (MFA) for privileged accounts.{" "}
          <Link href="/security-compliance">Security &amp; Compliance</Link>
        </p>
      </div>
    </Section>
  );
}

const { uptime, response } = claims;
const count = oneIn(uptime);

/** The downtime that the claim leaves, drawn to scale. */
function Uptime() {
  return (
    <Quiet
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
      <div className={styles.dots} aria-hidden="true">
        {dots(count).map(({ d, columns, rows }) => (
          <svg
            key={d}
            width={2 * columns}
            height={2 * rows}
            viewBox={`0 0 ${columns} ${rows}`}
            aria-hidden="true"
          >
            <path d={d} />
          </svg>
        ))}
      </div>
      <p className={`small soft ${styles.key}`}>
        {`Each dot is ${inDigits(100 / count)}%. The missing one is what ${figure(uptime)} leaves.`}
      </p>
    </Quiet>
  );
}
