import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Lines } from "../../sections/lines.tsx";
import { AfterStart, Question, Questions, WhenSettled } from "../../sections/questions.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { warp } from "../../sections/warp.ts";
import { way } from "../../sections/way.ts";
import styles from "./imtos.module.css";

export default function Imtos() {
  return (
    <>
      <ImtosHero />
      <Reach />
      <Example />
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
      title={t`Example: one completed transfer`}
      lede={t`Try it in the [sandbox](/sandbox): the test is “Settlement and payout”.`}
    >
      <Thing title={t`Checked`} emblem="/compliance-suite">
        {t`Know your customer (KYC) and anti-money-laundering (AML) checks.`}
      </Thing>
      <Thing title={t`Converted`} emblem="/fx-engine">
        {t`The [FX Engine](/fx-engine) converted the amount. FX is foreign exchange.`}
      </Thing>
      <Thing title={t`Paid out`} emblem="/imtos">
        {t`By bank transfer or mobile money.`}
      </Thing>
      <Thing title={t`Confirmed`} emblem="/webhooks">
        {t`Event: \`payout.successful\``}
      </Thing>
    </Through>
  );
}

const { notStated } = claims.fxSavings;

function ImtosQuestions() {
  return (
    <Questions terms title={t`Questions from money transfer operators`} of="imtos">
      <Question asked={t`How do we know that a payout succeeded?`}>
        {t`Your system receives \`payout.successful\`. The [Analytics Dashboard](/analytics-dashboard) shows transfers with their status: Completed or Processing.`}
      </Question>
      <WhenSettled
        asked={t`When is the money that we collect settled?`}
        more={t`The tiers do not say how fast a payout is. Your endpoint receives \`settlement.pending\` and \`settlement.completed\`: [Webhooks](/webhooks).`}
      />
      <Question asked={t`What do we integrate?`}>
        {t`One API. Developers start with the [Integration checklist](/api-documentation#checklist).`}
      </Question>
      <Question asked={t`What do we save on currency conversion?`}>
        {t`[](claim:fxSavings), as stated by us. Ask us: [${{ question: notStated }}](ask:Average FX savings: ${{ question: notStated }})`}
      </Question>
      <Question asked={t`How do we review you?`}>
        {t`With the [due-diligence sheet](/security-compliance#due-diligence). We are licensed in operating jurisdictions; which company holds which licence is provided during onboarding.`}
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

/** Figures that are easily taken for one: a row of lines for each, all on one scale. The lane crosses the longest. */
const figures = ["corridors", "remittanceCountries", "complianceCountries"] as const;

function Reach() {
  return (
    <section className={`sec dyed ${styles.reach} ${way({ crosses: true })}`}>
      <div className="wrap">
        <h2 className="h1">{t`Corridors, countries, compliance: three separate figures`}</h2>
        <dl>
          {figures.map((key) => (
            <div key={key}>
              <dt>
                <Claim of={key}>
                  <span className="num h1">{atStart(claims[key].figure)}</span> {claims[key].of}
                </Claim>
              </dt>
              <dd className="soft">{claims[key].covers}</dd>
              <dd aria-hidden="true">
                <Lines of={key} crossed={key === "remittanceCountries"} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="label">
          {t`One line is one corridor or one country. The three rows use the same scale.`}
        </p>
      </div>
    </section>
  );
}
