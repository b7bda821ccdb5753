import { type CurrencyCode, currencies } from "../content/currencies.ts";
import styles from "./strip.module.css";
import { stripDyes } from "./strip-dyes.ts";

/** The width of a digit of an ISO 4217 number, in tenths of a percent of its strip. */
const DIGIT = 27;

/** Three boxes in a row, as wide as the digits of a number: 566 gives five, six and six. */
const boxes = (number: string, run?: "across", said?: "said") =>
  [...number].map((digit, place) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
      key={place}
      {...{
        [run ? "height" : "width"]: `${(Number(digit) * DIGIT) / 10}%`,
        [run ? "width" : "height"]: 16,
      }}
      aria-hidden="true"
    >
      {said && (
        <text x="50%" y="0.85em">
          {digit}
        </text>
      )}
    </svg>
  ));

/** The digits of an ISO 4217 number, each over its yarn in a strip of the same width. */
export function Digits({ number }: { number: string }) {
  return (
    <span className={`tnum ${styles.row} ${styles.digits}`} aria-hidden="true">
      {boxes(number, undefined, "said")}
    </span>
  );
}

/** The class names of a currency's ground, for elements with `Yarns` and words on them. */
export function groundOf(currency: CurrencyCode): string {
  const dye = stripDyes[currency];
  return dye ? `${styles.ground} ${styles[dye]}` : `${styles.ground}`;
}

/** A currency's yarns, behind the words on its ground. */
export function Yarns({ currency }: { currency: CurrencyCode }) {
  return (
    <i className={`${styles.row} ${styles.yarns} ${styles.behind}`}>
      {boxes(currencies[currency])}
    </i>
  );
}

interface PatternProps {
  number: string;
  /** The direction of the yarns, if it is not down. */
  run?: "across" | undefined;
  ground?: string | undefined;
  className?: string | undefined;
  /** Whether it crosses the lane of a title, under or over it. */
  thread?: "" | "over" | undefined;
}

/** The strip of a number. Fills its box. */
function Pattern({ number, run, ground = styles.ground, className = "", thread }: PatternProps) {
  return (
    <i
      className={`${ground} ${styles.row} ${styles.yarns} ${className}`.trim()}
      data-run={run}
      data-thread={thread}
    >
      {boxes(number, run)}
    </i>
  );
}

interface StripProps extends Omit<PatternProps, "number" | "ground"> {
  currency: CurrencyCode;
}

/** The same of a currency, in its dye. */
export function Strip({ currency, ...rest }: StripProps) {
  return <Pattern number={currencies[currency]} ground={groundOf(currency)} {...rest} />;
}
