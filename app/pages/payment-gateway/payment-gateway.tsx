import { Trans, t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee } from "../../content/methods.ts";
import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board } from "../../sections/board.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { SettlementRows } from "../../sections/settlement-rows.tsx";
import { controlTiles } from "../../sections/standards-tile.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import { agentic } from "../../weave/agentic.ts";
import { Figure } from "../../weave/figure.tsx";
import { GatewayHero } from "./gateway-hero.tsx";
import styles from "./payment-gateway.module.css";
import { ResponseAndUptime } from "./response-and-uptime.tsx";

const sdks = atStart(many.sdks);

export default function PaymentGateway() {
  return (
    <Divided>
      <GatewayHero />
      <ResponseAndUptime />
      <Connect />
      <SettlementRows title={t`When you are paid`}>
        {t`Example: a customer pays on Monday. ${settlementExample}`}
      </SettlementRows>
      <Agentic />
      <Controls />
      <GatewayQuestions />
      <Closing
        emblem="/payment-gateway"
        headline={t`Integrate\nonce`}
        lede={t`Build with test credentials, then switch to production keys.`}
      >
        <StartAction label={t`Start Integration`} />
        <ContactAction about={t`Payment Gateway`} />
      </Closing>
    </Divided>
  );
}

function Agentic() {
  return (
    <Quiet
      id="agentic"
      title={t`Agentic payments platform`}
      lede={
        <Trans>
          We offer an agentic (AI-driven) payments platform.{" "}
          <Link href={contactAbout(t`Agentic payments platform`)}>Ask us</Link> what it does for
          your kind of business.
        </Trans>
      }
    >
      <div className={styles.figure}>
        <Figure {...agentic(11)} crop="right" />
      </div>
    </Quiet>
  );
}

function Controls() {
  return (
    <Quiet
      wide
      title={t`Standards and controls`}
      under={<LoneLink href="/security-compliance">{t`Security & Compliance`}</LoneLink>}
    >
      <Board>{controlTiles}</Board>
    </Quiet>
  );
}

function Connect() {
  return (
    <Quiet wide title={t`How you connect`}>
      <Track kind="build">
        <Step title={t`Test`}>
          <Trans>
            Full API access with test credentials. <Link href="/sandbox">Sandbox</Link>
          </Trans>
        </Step>
        <Step title={t`Build`}>
          <Trans>
            <Claim of="sdks">{sdks} software development kits</Claim> (SDKs), or plain HTTP.{" "}
            <Link href="/sdks-libraries">SDKs & Libraries</Link>
          </Trans>
        </Step>
        <Step title={t`Listen`}>
          <Trans>
            Signed events, sent in real time. <Link href="/webhooks">Webhooks</Link>
          </Trans>
        </Step>
        <Step title={t`Go live`}>
          <Trans>
            Switch to production keys.{" "}
            <Link href="/api-documentation#checklist">Integration checklist</Link>
          </Trans>
        </Step>
      </Track>
    </Quiet>
  );
}

function GatewayQuestions() {
  const listed = atStart(many.collection);
  const countries = inList(collection.map(({ country }) => country));
  return (
    <Questions title={t`Questions about the Payment Gateway`}>
      <Question asked={t`In which countries can we collect?`}>
        <Trans>
          <Claim of="collection">{listed} are listed</Claim>: {countries}. More are coming:{" "}
          <Link href="/country-coverage">Country Coverage</Link>.
        </Trans>
      </Question>
      <Question asked={t`Does every method work in every country?`}>
        <Trans>
          <Link href={contactAbout(t`Payment methods by country`)}>Ask us</Link> which methods you
          can have in your countries.
        </Trans>
      </Question>
      <Question asked={t`How do we know that a payment succeeded?`}>
        <Trans>
          Your system receives <EventName of="payment.successful" />,{" "}
          <EventName of="payment.failed" /> or <EventName of="payment.pending" />. The{" "}
          <Link href="/analytics-dashboard">Analytics Dashboard</Link> shows transfers and their
          status.
        </Trans>
      </Question>
      <Question asked={t`Can we collect in one currency and settle in another?`}>
        <Trans>
          The <Link href="/fx-engine">FX Engine</Link> converts between currencies.{" "}
          <Link href={contactAbout(t`Collecting and settlement currencies`)}>Ask us</Link>, and name
          both currencies.
        </Trans>
      </Question>
      <Question asked={t`What do payouts cost?`}>
        <Trans>
          Payouts (disbursements) by bank transfer or mobile money have a {disbursementFee}.{" "}
          <Link href="/imtos">Payouts for money transfer operators</Link>
        </Trans>
      </Question>
    </Questions>
  );
}
