import { t } from "#words";
import { claims, iso27001, pciDss } from "../../content/claims.ts";
import { collectionNames, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { disbursementFee, langOf, methods, price } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Question, Questions, WhenSettled } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Paragraph } from "../../sections/rich.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./payment-gateway.module.css";

const sdks = atStart(many.sdks);

export default function PaymentGateway() {
  return (
    <>
      <GatewayHero />
      <Connect />
      <GatewayQuestions />
      <Closing
        emblem="/payment-gateway"
        headline={t`Integrate\nonce`}
        lede={t`Build with test credentials, then switch to production keys.`}
        about={t`Payment Gateway`}
      />
    </>
  );
}

function Connect() {
  return (
    <Quiet wide crosses dyed title={t`How you connect`}>
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
  return (
    <Questions title={t`Questions about the Payment Gateway`}>
      <WhenSettled asked={t`When are we paid?`} />
      <Question id="agentic" asked={t`What is the agentic payments platform?`}>
        {t`We offer an agentic (AI-driven) payments platform. [Ask us](ask:Agentic payments platform) what it does for your kind of business.`}
      </Question>
      <Question asked={t`In which countries can we collect?`}>
        {t`[${listed} are listed](claim:collection): ${{ countries: collectionNames }}. More are coming: [Country Coverage](/country-coverage).`}
      </Question>
      <Question asked={t`Does every method work in every country?`}>
        {t`Not published. [Name your countries](ask:Payment methods by country) to learn which methods you can have there.`}
      </Question>
      <Question asked={t`How do we know that a payment succeeded?`}>
        {t`Your system receives \`payment.successful\`, \`payment.failed\` or \`payment.pending\`. The [Analytics Dashboard](/analytics-dashboard) shows transfers and their status.`}
      </Question>
      <Question asked={t`Can we collect in one currency and settle in another?`}>
        {t`The [FX Engine](/fx-engine) converts between currencies. [Name both](ask:Collecting and settlement currencies) to learn whether we settle in the second.`}
      </Question>
      <Question asked={t`How fast is the API, and how often is it up?`}>
        {t`[](claim:response) and [](claim:uptime), as stated by us.`}
      </Question>
      <Question asked={t`How is data protected?`}>
        {t`It is encrypted. [${{ cards: pciDss.full }}](claim:pci-dss) and [${{ management: iso27001.full }}](claim:iso-27001): [Security & Compliance](/security-compliance).`}
      </Question>
      <Question asked={t`What do payouts cost?`}>
        {t`Payouts (disbursements) by bank transfer or mobile money have a ${disbursementFee}. [Payouts for money transfer operators](/imtos)`}
      </Question>
    </Questions>
  );
}

/** A warp for each endpoint. */
const endpoints = times(claims.endpoints.value, (index) => <b key={index} />);

/** One lane through every endpoint, then a part of it for each method. */
function GatewayHero() {
  return (
    <Hero
      topic={t`Payment Gateway`}
      className={styles.hero}
      leaves="left"
      headline={t`One API,\n${{ methods: many.methods }} ways\nto be paid`}
      emblem="/payment-gateway"
      drawing={
        <>
          <i className={`only-phone ${bar.orange} ${styles.fall}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.lane}`} />
          <div className={`not-phone ${styles.endpoints}`}>{endpoints}</div>
          <dl className={styles.ways}>
            {methods.map((method) => (
              <div key={method.id}>
                <dt lang={langOf(method)}>{method.name}</dt>
                <dd className="num tnum">
                  <Claim lone of={method.id}>
                    {price(method)}
                  </Claim>
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
      after={
        <div className={`small soft ${styles.notes}`}>
          <p>{t`One API, ${{ methods: many.methods }} payment methods.`}</p>
          <Paragraph>
            {t`Prices are per transaction. The fee for bank transfer is capped at the local limit. USSD is a short code dialled on a phone, without internet. [Pricing](/pricing)`}
          </Paragraph>
        </div>
      }
      lede={t`Accept local cards, mobile money, bank transfer and USSD through a single API with [](claim:endpoints).`}
    />
  );
}
