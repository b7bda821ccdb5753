import type { ReactNode } from "react";
import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { AfterStart } from "../../sections/after-start.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows, Statements } from "../../sections/rows.tsx";
import { SettlementTiers } from "../../sections/settlement-tiers.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { StandardsRow } from "../../sections/standards-rows.tsx";
import { warp } from "../../sections/warp.ts";
import { way } from "../../sections/way.ts";
import { Link } from "../../ui/link.tsx";
import { upright } from "../../weave/spread.ts";
import styles from "./imtos.module.css";

export default function Imtos() {
  return (
    <>
      <ImtosHero />
      <Reach />
      <Example />
      <Conversion />
      <SettlementTiers title={t`Settlement of the money you collect`}>
        {rich(
          t`The tiers do not say how fast a payout is. Your endpoint receives \`settlement.pending\` and \`settlement.completed\`: [Webhooks](/webhooks).`,
        )}
      </SettlementTiers>
      <Compliance />
      <ImtosQuestions />
      <Closing
        emblem="/imtos"
        headline={t`Name your\ncorridors`}
        lede={t`Where are your senders, and where do you pay out?`}
        turn={10}
      >
        <StartAction />
        <ContactAction about={t`Payout countries and flat fee for an IMTO`} />
      </Closing>
    </>
  );
}

function Example() {
  return (
    <Quiet
      wide
      title={t`Example: one transfer, step by step`}
      under={
        <p className="soft small">
          {rich(t`Try it in the [sandbox](/sandbox): the test is “Settlement and payout”.`)}
        </p>
      }
    >
      <Statements>
        <Row term={t`Check`}>
          {t`Know your customer (KYC) and anti-money-laundering (AML) checks.`}
        </Row>
        <Row term={t`Convert`}>
          {t`The [FX Engine](/fx-engine) converts the amount. FX is foreign exchange.`}
        </Row>
        <Row term={t`Pay out`}>{t`By bank transfer or mobile money.`}</Row>
        <Row term={t`Confirm`}>{t`Event: \`payout.successful\``}</Row>
      </Statements>
    </Quiet>
  );
}

const { covers, notStated } = claims.fxSavings;

function Conversion() {
  return (
    <Quiet wide title={t`Average FX savings`} lede={rich(t`[](claim:fxSavings), as stated by us.`)}>
      <Statements>
        <Row term={t({ message: "What it counts", context: "the saving" })}>{covers}</Row>
        <Row term={t`What it leaves open`}>
          <Link href={contactAbout(t`Average FX savings: ${{ question: notStated }}`)}>
            {notStated}
          </Link>
        </Row>
        <Row term={t`Your rate`}>
          {t`Your agreement [sets it](/terms-of-service#fees-payments). [Ask us for yours](ask:FX quote for an IMTO).`}
        </Row>
      </Statements>
    </Quiet>
  );
}

function Compliance() {
  return (
    <Quiet wide title={t`Compliance and licensing`}>
      <Rows>
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
    <Stage
      level={1}
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
    >
      <p className="lede">
        {t`For international money transfer operators (IMTOs): payouts by bank transfer or mobile money, at a ${disbursementFee}. It is not a percentage of the amount.`}
      </p>
      <Actions>
        <StartAction />
        <ContactAction about={t`Payout countries and flat fee for an IMTO`} />
      </Actions>
    </Stage>
  );
}

const facts = [
  {
    of: "corridors",
    text: t`Payment routes, not countries.`,
  },
  {
    of: "remittanceCountries",
    text: t`Countries for remittance.`,
  },
  { of: "complianceCountries", text: t`Countries of compliance coverage, counted separately.` },
] as const satisfies readonly { of: keyof typeof claims; text: ReactNode }[];

const most = Math.max(...facts.map(({ of }) => claims[of].value));

/** Three figures that are easily taken for one: a line for each corridor or country. */
function Reach() {
  return (
    <section className={`sec dyed ${styles.reach} ${way()}`}>
      <div className="wrap">
        <h2 className="h1">{t`Corridors, countries, compliance: three separate figures`}</h2>
        <dl>
          {facts.map(({ of, text }) => {
            const claim = claims[of];
            return (
              <div key={of} className={styles[of]}>
                <dt>
                  <Claim of={of}>
                    <span className="num">{atStart(claim.figure)}</span> {claim.of}
                  </Claim>
                </dt>
                <dd className="soft">{text}</dd>
                <dd className={styles.lines} aria-hidden="true">
                  <svg
                    width={`${(claim.value / most) * 100}%`}
                    height="48"
                    viewBox={`0 0 ${claim.value} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path stroke="var(--thread)" strokeWidth="0.5" d={upright(claim.value)} />
                  </svg>
                  {claim.bound === "at least" && <i />}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="label">
          {t`Each line is one corridor or one country, and all three rows have one scale.`}
        </p>
      </div>
    </section>
  );
}
