import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { collection } from "../../content/countries.ts";
import { many } from "../../content/counts.ts";
import type { CurrencyCode } from "../../content/currencies.ts";
import { atStart, inList } from "../../content/in-words.ts";
import { sampleConversion } from "../../content/sample.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { inDigits, spoken } from "../../content/spoken.ts";
import {
  Actions,
  ContactAction,
  DocumentationAction,
  IntegrationAction,
  StartAction,
} from "../../sections/actions.tsx";
import { LargeFigure } from "../../sections/large-figure.tsx";
import { Lines } from "../../sections/lines.tsx";
import { Question, Questions } from "../../sections/questions.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { Closing } from "../../sections/stage.tsx";
import { wayFrom } from "../../sections/way.ts";
import { Lane } from "../../weave/lane.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./fx-engine.module.css";

export default function FxEngine() {
  return (
    <>
      <FxCrossing />
      <Currencies />
      <FxQuestions />
      <Closing
        emblem="/fx-engine"
        headline={t`Get\na quote`}
        lede={t`Which two currencies, and which amounts?`}
        turn={10}
        about={t`FX quote`}
      />
    </>
  );
}

function Currencies() {
  return (
    <Section dyed crosses>
      <LargeFigure of="currencies">
        {t`Multi-currency processing in [](claim:currencies), one line each. [Name yours](ask:Currencies that you process) to learn whether it is one of them.`}
      </LargeFigure>
      <div className={styles.wall} aria-hidden="true">
        <Lines of="currencies" crossed />
      </div>
    </Section>
  );
}

function FxQuestions() {
  const listed = atStart(many.collection);
  const fast = atStart(settlementName(settlement.fast));
  const standard = settlementName(settlement.standard);
  const instant = atStart(settlementName(settlement.instant));
  const currencies = inList(collection.map(({ currency }) => currency).sort());
  return (
    <Questions
      title={t`Questions about currency conversion`}
      under={
        <p className="actions">
          <DocumentationAction variant="default" /> <IntegrationAction />
        </p>
      }
    >
      <Question asked={t`Which rate do we get?`}>
        {t`Your agreement sets it: [Fees & Payments](/terms-of-service#fees-payments). We publish no live rates. [Ask us for yours](ask:FX quote).`}
      </Question>
      <Question asked={t`What comes with it?`}>
        <Rows>
          <Row term={t`One API`}>
            {t`For access to global payment networks. [API Documentation](/api-documentation).`}
          </Row>
          <Row term={t`Average savings`}>{t`[](claim:fxSavings), as stated by us.`}</Row>
          <Row term={t`Corridors`}>{t`[](claim:corridors) (payment routes).`}</Row>
          <Row term={t({ message: "Settlement", context: "its days" })}>
            {t`[${fast}](claim:fast-settlement), or [${standard}](claim:standard-settlement). [${instant}](claim:instant-settlement) is for [enterprise](/enterprise) only. [Pricing](/pricing).`}
          </Row>
        </Rows>
      </Question>
      <Question asked={t`Which currencies can we settle in?`}>
        {t`[Name the ones that you need](ask:Settlement currencies). The figure of ${{ processed: statement(claims.currencies) }} counts those that we process.`}
      </Question>
      <Question asked={t`Which currencies can we collect in locally?`}>
        {t`[${listed}](claim:collection): ${currencies}. More are coming: [Country Coverage](/country-coverage).`}
      </Question>
      <Question asked={t`Is conversion part of the published prices?`}>
        {t`No. [Pricing](/pricing) states prices of payment methods, not of conversions.`}
      </Question>
    </Questions>
  );
}

const { from, to } = sampleConversion;
/** The one that lies over the payment. */
const OVER = "ZAR";
const lanes: readonly CurrencyCode[] = [from.currency, "GHS", OVER, "KES", to.currency];

const [units = "", cents = ""] = (to.amount / from.amount).toFixed(4).split(".");
const rate = `${units}${spoken.decimal}${cents}`;
const money = (currency: CurrencyCode, amount: number) =>
  t({ message: `${currency} ${{ amount: inDigits(amount) }}`, context: "in a narrow column" });

const steps = [
  {
    title: t({ message: "From", context: "the sample transfer" }),
    figure: money(from.currency, from.amount),
    text: t`A transfer starts in naira.`,
  },
  {
    title: t`Rate`,
    figure: t`1 ${{ from: from.currency }} = ${{ to: to.currency }} ${{ rate }}`,
    text: t`A sample rate.`,
  },
  {
    title: t({ message: "Convert", context: "the sample transfer" }),
    figure: t`${{ from: from.currency }} to ${{ to: to.currency }}`,
    text: t`The amount is converted.`,
  },
  {
    title: t({ message: "To", context: "the sample transfer" }),
    figure: money(to.currency, to.amount),
    text: t`It is completed in shillings.`,
  },
];

const lines = t`One currency\nin, one out`.split("\n");
const inLane = lines.pop();

/** The drawing at the top of the page: one payment moves from one currency's lane to another's. */
function FxCrossing() {
  return (
    <section className={`${styles.hero} ${wayFrom(false, true)}`}>
      <div className="wrap">
        <div className={`g12 ${styles.top}`}>
          <p className={`label ${styles.topic}`}>{t`FX Engine`}</p>
          <h1 className="headline">
            {lines.map((line) => (
              <span key={line} role="none">{`${line} `}</span>
            ))}
            <Lane>{inLane}</Lane>
          </h1>
          <div className={styles.pair} aria-hidden="true">
            <span data-thread="">
              <Strip currency={from.currency} />
            </span>
            <span data-thread="over">
              <Strip currency={to.currency} />
            </span>
          </div>
          <div className={styles.side}>
            <p className="lede">
              {t`FX is foreign exchange. The FX Engine converts one currency into another.`}
            </p>
            <Actions>
              <StartAction />
              <ContactAction about={t`FX Engine demo`} label={t`Schedule Demo`} />
            </Actions>
          </div>
        </div>
        <div className={styles.crossing}>
          <div className={`at-once ${styles.loom}`} aria-hidden="true">
            <div className={styles.lanes}>
              {lanes.map((currency) => (
                <div
                  key={currency}
                  className={`${styles.lane} ${currency === OVER ? styles.over : ""}`.trim()}
                >
                  <Strip currency={currency} run="across" />
                  <b translate="no">{currency}</b>
                </div>
              ))}
            </div>
            <div className={styles.thread}>
              <i className={styles.in} />
              <i className={styles.across} />
              <i className={styles.out} />
            </div>
            <i className={`screen ${styles.leave}`} />
          </div>
          <ol className={styles.steps}>
            {steps.map(({ title, figure, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p className="num tnum">{figure}</p>
                <p className="small soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className={`label ${styles.caption}`}>
          {t`Sample data: the amounts and the rate are invented.`}
        </p>
      </div>
    </section>
  );
}
