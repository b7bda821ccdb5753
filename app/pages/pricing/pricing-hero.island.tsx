import { useLayoutEffect } from "react";
import { Trans, t } from "#words";
import { chargeFor, feeAbove, feeFor, leftOf } from "../../content/fees.ts";
import { contactAbout } from "../../content/links.ts";
import { langOf, methods, percentage, price, rulerMarks } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { ReadersCountries } from "../../sections/readers-countries.tsx";
import { Stage } from "../../sections/stage.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select, ToolField } from "../../ui/tool-field.tsx";
import { parseAmount, withoutSign } from "./amount.ts";
import {
  currencyChoices,
  type Direction,
  type Estimate,
  estimateOf,
  MONTH,
  rangeInWords,
  toFragment,
} from "./estimate.ts";
import styles from "./pricing-hero.module.css";
import { isAsked, useAsked } from "./use-asked.ts";

const ID = "estimate";
const ANSWERS = "answers";

const directions: readonly { value: Direction; label: string }[] = [
  { value: "charge", label: t`I charge` },
  { value: "receive", label: t`I want to receive` },
];
const headings: Readonly<Record<Direction, string>> = {
  charge: t`What you receive`,
  receive: t`What to charge`,
};
const notation = {
  read: estimateOf,
  write: toFragment,
  hasAnswer: ({ amount, currency }: Estimate) => "value" in parseAmount(amount, currency),
};

/**
 * The estimator on a ruler of percents, which comes down through the lane. It shows the remainder of a charge, or the
 * charge needed: ranges from the published prices. Without scripts it shows the answer for one round charge.
 */
export default function PricingHero() {
  const { asked, isTyping, isAnswered, answered, type, commit, change } = useAsked(notation);
  const { direction, amount, currency } = asked;
  const { rows, error, asks } = answerTo(answered);
  const [first] = rows.map(({ method: { name: method }, figure, fee }) =>
    direction === "charge" ? t`${method}: ${fee} in fees` : t`${method}: charge ${figure}`,
  );

  // A shared estimate is scrolled into view, since it is why the page was opened. This runs before input
  // made without React is in the URL, because then the visitor is there already.
  useLayoutEffect(() => {
    if (!isAsked(location.hash) || scrollY > 0) return;
    document.getElementById(location.hash.includes("payments=") ? MONTH : ID)?.scrollIntoView();
  }, []);

  return (
    <Stage
      className={styles.hero}
      words={styles.words}
      leaves="right"
      headline={t`Pay per\ntransaction,\nby method`}
      emblem="/pricing"
      after={
        <>
          <div id={ANSWERS} className={styles.answer}>
            <p className={`label tnum at-once ${styles.ruler}`} aria-hidden="true">
              {rulerMarks.map((mark) => (
                <span key={mark}>{`${percentage(mark)} `}</span>
              ))}
            </p>
            <p
              className={`label ${styles.heading}`}
            >{t`${{ heading: headings[direction] }}, in ${currency}`}</p>
            <dl>
              {rows.map(({ method, figure, fee }) => (
                <div key={method.id}>
                  <dt lang={langOf(method)}>{method.name}</dt>
                  <dd className="num tnum">{figure}</dd>
                  <dd className={`tnum ${styles.fee}`}>{fee && t`${fee} in fees`}</dd>
                  <dd className="small soft tnum">
                    <Claim lone of={method.id}>
                      {price(method)}
                    </Claim>
                  </dd>
                  <dd className={styles.track} aria-hidden="true">
                    <FeeBar {...method} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={`small soft ${styles.notes}`}>
            <p>
              <Trans>
                Estimates are ranges from published prices alone. The page’s address saves your
                estimate, to share or reopen. What you type stays on this page.
              </Trans>
            </p>
            <p>
              <Trans>
                The fee for bank transfer is capped at the local limit. These prices name no
                country:{" "}
                <Link href={contactAbout(t`Methods and bank transfer cap in our country`)}>
                  ask us
                </Link>{" "}
                which methods you can have in yours, and the limit.
              </Trans>
            </p>
            <Live>{isAnswered && announcementOf(answered)}</Live>
          </div>
        </>
      }
    >
      <p className="lede">
        <Trans>
          The price depends on how your customer pays: local card, mobile money, bank transfer or
          USSD, a short code dialled on a phone.
        </Trans>
      </p>
      <ReadersCountries />
      <ButtonLink variant="hero" size="lg" href={`#${ID}`}>
        {t`Estimate a fee`}
      </ButtonLink>
      <div className={styles.question}>
        <h2 className="type-3" id={ID}>{t`Estimate a fee`}</h2>
        <WithoutScripts what={t`Another amount`} />
        <div className={`scripted ${styles.fields}`}>
          <Segments
            name="direction"
            legend={t`Direction`}
            options={directions}
            value={direction}
            onChoose={(direction) => change("direction", (asked) => ({ ...asked, direction }))}
          />
          <ToolField
            name="amount"
            label={t`Amount`}
            inputMode="decimal"
            value={amount}
            onInput={(text) => type("amount", text)}
            onCommit={commit}
            shows={ANSWERS}
            error={isTyping ? undefined : asks ? <NotCollected {...{ error, asks }} /> : error}
            answer={error ? "" : first}
          />
          <Select
            name="currency"
            label={t`Currency`}
            options={currencyChoices}
            value={currency}
            onChoose={(currency) =>
              change("currency", (asked) => ({
                ...asked,
                currency,
                amount: withoutSign(asked.amount, asked.currency),
              }))
            }
          />
        </div>
      </div>
    </Stage>
  );
}

function answerTo({ direction, amount, currency }: Estimate) {
  const parsed = parseAmount(amount, currency);
  const { error, asks } = "error" in parsed ? parsed : {};
  const [figureOf, feeOf] = direction === "charge" ? [leftOf, feeFor] : [chargeFor, feeAbove];
  const written = (of: typeof leftOf, method: (typeof methods)[number]) =>
    "value" in parsed ? rangeInWords(of(parsed.value, method), currency) : "";
  const rows = methods.map((method) => ({
    method,
    figure: written(figureOf, method),
    fee: written(feeOf, method),
  }));
  return { rows, error, asks };
}

/** An amount in a currency that no country collects, which we can be asked about. */
function NotCollected({ error, asks }: { error: string | undefined; asks: string }) {
  return (
    <>
      <span>{`${error} `}</span>
      <Link
        href={contactAbout(t`Local collection in ${{ currency: asks }}`)}
      >{t`Ask us about it`}</Link>
    </>
  );
}

/** Said when an estimate is requested, not during typing. */
function announcementOf(asked: Estimate): string {
  const { rows, error } = answerTo(asked);
  if (error) return error;
  const ranges = rows.map(
    ({ method, figure, fee }) => t`${{ method: method.name }}: ${figure}, ${fee} in fees`,
  );
  return t`${{ heading: headings[asked.direction] }}, in ${{ currency: asked.currency }}. ${{ ranges: ranges.join(". ") }}.`;
}

const end = Math.max(...rulerMarks);

/** A range of prices as a weft on the ruler; one price is a block on its mark. */
function FeeBar({ low, high }: { low: number; high: number }) {
  const x = (basisPoints: number) => `${(basisPoints / end) * 100}%`;
  return (
    <svg className={styles.bar} width="320" height="16" aria-hidden="true">
      {low < high ? (
        <rect x={x(low)} width={x(high - low)} height="100%" />
      ) : (
        <>
          <rect className={styles.clear} x={x(low)} height="100%" />
          <rect className={styles.point} x={x(low)} width="14" height="100%" />
        </>
      )}
    </svg>
  );
}
