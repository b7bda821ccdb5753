import { t } from "#words";
import type { CurrencyCode } from "../../content/currencies.ts";
import { inDigits } from "../../content/digits.ts";
import { spoken } from "../../content/language.ts";
import { sampleConversion } from "../../content/sample.ts";
import { Actions, ContactAction, StartAction } from "../../sections/actions.tsx";
import { Lane } from "../../weave/lane.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./fx-crossing.module.css";

const { from, to } = sampleConversion;
/** The one that lies over the payment. */
const OVER = "ZAR";
const lanes: readonly CurrencyCode[] = [from.currency, "GHS", OVER, "TZS", to.currency];

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
    title: t`Convert`,
    figure: t`${{ from: from.currency }} to ${{ to: to.currency }}`,
    text: t`The amount is converted.`,
  },
  {
    title: t({ message: "To", context: "the sample transfer" }),
    figure: money(to.currency, to.amount),
    text: t`It is completed in shillings.`,
  },
];

const lines = t`One currency\nin, another\nout`.split("\n");
const inLane = lines.pop();

/** The drawing at the top of the page: one payment moves from one currency's lane to another's. */
export function FxCrossing() {
  return (
    <section className={styles.hero}>
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
              <StartAction label={t`Start Integration`} />
              <ContactAction about={t`FX Engine demo`} label={t`Schedule Demo`} />
            </Actions>
          </div>
        </div>
        <div className={styles.crossing}>
          <div className={styles.loom} aria-hidden="true">
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
