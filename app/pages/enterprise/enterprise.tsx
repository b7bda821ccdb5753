import { Trans, t } from "#words";
import { claims, figure, statement } from "../../content/claims.ts";
import { contactAbout } from "../../content/links.ts";
import { settlement } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
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
        line={t`Send us your`}
        lane={t({ message: "questions", context: "Send us your questions" })}
        lede={t`Ask about pricing, instant settlement or a document you need.`}
        warps={days + 1}
        look={styles.steps}
      >
        <StartAction />
        <ContactAction about={t`Enterprise pricing and instant settlement`} />
      </Closing>
    </Woven>
  );
}

function NamedStandards() {
  return (
    <Quiet
      title={t`Standards your reviewers look for`}
      lede={
        <Trans>
          Certificates, with scope and validity, are provided during onboarding.{" "}
          <Link href="/security-compliance">Security &amp; Compliance</Link>
        </Trans>
      }
    >
      <Seals>
        <RunIn>
          <Fact term={t`Programmes`}>
            {t`Know your customer (KYC) and anti-money-laundering (AML).`}
          </Fact>
          <Fact term={t`Data`}>{t`Encrypted.`}</Fact>
          <Fact term={t`Access`}>
            {t`Role-based, with multi-factor authentication (MFA) for privileged accounts.`}
          </Fact>
        </RunIn>
      </Seals>
    </Quiet>
  );
}

const { uptime, response } = claims;

function Uptime() {
  return (
    <Quiet
      wide
      title={t`${{ uptime: statement(uptime) }}, ${{ time: figure(response).toLowerCase() }} response`}
      lede={
        <Trans>
          <Link href="/about#numbers">Both figures</Link> are as stated by us.{" "}
          <Link href={contactAbout(t`How uptime and response are measured`)}>
            Ask how they are measured
          </Link>
          .
        </Trans>
      }
    >
      <UptimeGrid />
    </Quiet>
  );
}
