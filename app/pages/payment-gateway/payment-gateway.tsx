import { t } from "#words";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { disbursementFee } from "../../content/methods.ts";
import { settlementExample } from "../../content/settlement.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { SettlementRows } from "../../sections/settlement-rows.tsx";
import { controlTiles } from "../../sections/standards-tile.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { LoneLink } from "../../ui/link.tsx";
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
      lede={rich(
        t`We offer an agentic (AI-driven) payments platform. [Ask us](ask:Agentic payments platform) what it does for your kind of business.`,
      )}
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
        <Step title={t`Test`}>{t`Full API access with test credentials. [Sandbox](/sandbox)`}</Step>
        <Step title={t`Build`}>
          {t`[${sdks} software development kits](claim:sdks) (SDKs), or plain HTTP. [SDKs & Libraries](/sdks-libraries)`}
        </Step>
        <Step title={t`Listen`}>{t`Signed events, sent in real time. [Webhooks](/webhooks)`}</Step>
        <Step title={t`Go live`}>
          {t`Switch to production keys. [Integration checklist](/api-documentation#checklist)`}
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
        {t`[${listed} are listed](claim:collection): ${countries}. More are coming: [Country Coverage](/country-coverage).`}
      </Question>
      <Question asked={t`Does every method work in every country?`}>
        {t`[Ask us](ask:Payment methods by country) which methods you can have in your countries.`}
      </Question>
      <Question asked={t`How do we know that a payment succeeded?`}>
        {t`Your system receives \`payment.successful\`, \`payment.failed\` or \`payment.pending\`. The [Analytics Dashboard](/analytics-dashboard) shows transfers and their status.`}
      </Question>
      <Question asked={t`Can we collect in one currency and settle in another?`}>
        {t`The [FX Engine](/fx-engine) converts between currencies. [Ask us](ask:Collecting and settlement currencies), and name both currencies.`}
      </Question>
      <Question asked={t`What do payouts cost?`}>
        {t`Payouts (disbursements) by bank transfer or mobile money have a ${disbursementFee}. [Payouts for money transfer operators](/imtos)`}
      </Question>
    </Questions>
  );
}
