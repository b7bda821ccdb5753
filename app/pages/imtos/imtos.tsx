import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { disbursementFee } from "../../content/methods.ts";
import { AfterStart } from "../../sections/after-start.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Counted } from "../../sections/counted.tsx";
import { Hero } from "../../sections/hero.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { bar } from "../../sections/stage.tsx";
import { StandardsRow } from "../../sections/standards-rows.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./imtos.module.css";

export default function Imtos() {
  return (
    <>
      <ImtosHero />
      <Reach />
      <Example />
      <Terms />
      <SettlementTiers title={t`Settlement of the money you collect`}>
        {rich(
          t`The tiers do not say how fast a payout is. Your endpoint receives \`settlement.pending\` and \`settlement.completed\`: [Webhooks](/webhooks).`,
        )}
      </SettlementTiers>
      <ImtosQuestions />
      <Closing
        emblem="/imtos"
        headline={t`Name your\ncorridors`}
        lede={t`Where are your senders, and where do you pay out?`}
        turn={10}
        about={t`Payout countries and flat fee for an IMTO`}
      />
    </>
  );
}

/** Each step at the sign of the page that tells more. */
function Example() {
  return (
    <Through
      title={t`Example: one transfer, step by step`}
      lede={t`Try it in the [sandbox](/sandbox): the test is “Settlement and payout”.`}
    >
      <Thing title={t`Check`} emblem="/compliance-suite">
        {t`Know your customer (KYC) and anti-money-laundering (AML) checks.`}
      </Thing>
      <Thing title={t`Convert`} emblem="/fx-engine">
        {t`The [FX Engine](/fx-engine) converts the amount. FX is foreign exchange.`}
      </Thing>
      <Thing title={t`Pay out`} emblem="/imtos">
        {t`By bank transfer or mobile money.`}
      </Thing>
      <Thing title={t`Confirm`} emblem="/webhooks">
        {t`Event: \`payout.successful\``}
      </Thing>
    </Through>
  );
}

const { notStated } = claims.fxSavings;

function Terms() {
  return (
    <Quiet wide title={t`Savings, compliance and licensing`}>
      <Rows>
        <Row term={t`Average FX savings`}>
          {t`[](claim:fxSavings), as stated by us. Ask us: [${{ question: notStated }}](ask:Average FX savings: ${{ question: notStated }})`}
        </Row>
        <Row term={t`Your rate`}>
          {t`Your agreement [sets it](/terms-of-service#fees-payments). [Ask us for yours](ask:FX quote for an IMTO).`}
        </Row>
        <StandardsRow />
        <Row term={t`KYC and AML`}>
          {t`One suite for both: the [Compliance Suite](/compliance-suite).`}
        </Row>
        <Row term={t`Licensing`}>
          {t`In operating jurisdictions. Which company holds which licence is provided during onboarding. [Security & Compliance](/security-compliance).`}
        </Row>
        <Row term={t`Review`}>
          {t`Answers for your compliance team. [Due-diligence sheet](/security-compliance#due-diligence).`}
        </Row>
      </Rows>
    </Quiet>
  );
}

function ImtosQuestions() {
  return (
    <Questions terms title={t`Questions from money transfer operators`} of="imtos">
      <Question asked={t`How do we know that a payout succeeded?`}>
        {t`Your system receives \`payout.successful\`. The [Analytics Dashboard](/analytics-dashboard) shows transfers with their status: Completed or Processing.`}
      </Question>
      <Question asked={t`What do we integrate?`}>
        {t`One API. Developers start with the [Integration checklist](/api-documentation#checklist).`}
      </Question>
      <AfterStart />
    </Questions>
  );
}

const end = `not-phone ${bar.across} ${bar.green} ${bar.thrown} ${styles.end}`;

function ImtosHero() {
  return (
    <Hero
      className={styles.hero}
      leaves="right"
      settles
      headline={t`Payouts\nto a bank\nor a phone`}
      lanes={2}
      caption={t`Two payout methods, to a bank account or to a phone.`}
      drawing={
        <div aria-hidden="true">
          <i data-thread="" className={`${warp.upright} ${warp.dye1} ${styles.warp}`} />
          <i
            data-thread=""
            className={`${warp.upright} ${warp.dye2} ${styles.warp} ${styles.fx}`}
          />
          <i className={`${bar.across} ${bar.orange} ${styles.stub}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.way}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.way} ${styles.second}`} />
          <i className={`${bar.across} ${bar.orange} ${styles.fork}`} />
          <i className={`${warp.upright} ${warp.dye1} ${warp.over} ${styles.over}`} />
          <i className={`${warp.upright} ${warp.dye2} ${warp.over} ${styles.over} ${styles.fx}`} />
          <p className={`${warp.upright} ${warp.dye1} ${styles.name}`}>
            {t({ message: "KYC/AML", context: "short, in a drawing" })}
          </p>
          <p className={`${warp.upright} ${warp.dye2} ${styles.name} ${styles.fx}`}>{t`FX`}</p>
          <p className={end}>{t`Bank transfer`}</p>
          <p className={`${end} ${styles.second}`}>{t`Mobile money`}</p>
        </div>
      }
      lede={t`For international money transfer operators (IMTOs): payouts by bank transfer or mobile money, at a ${disbursementFee}. It is not a percentage of the amount.`}
      about={t`Payout countries and flat fee for an IMTO`}
    />
  );
}

function Reach() {
  return (
    <Counted
      title={t`Corridors, countries, compliance: three separate figures`}
      of={["corridors", "remittanceCountries", "complianceCountries"]}
    >
      {t`One line is one corridor or one country. The three rows use the same scale.`}
    </Counted>
  );
}
