import { type CurrencyCode, currencies } from "../content/currencies.ts";
import styles from "./strip.module.css";
import { DIGIT, stripDyes } from "./strip-dyes.ts";

/** Three boxes in a row, as wide as the digits of a number: 566 gives five, six and six. */
const boxes = (number: string, run?: "across") =>
  [...number].map((digit, place) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
      key={place}
      {...{
        [run ? "height" : "width"]: `${(Number(digit) * DIGIT) / 10}%`,
        [run ? "width" : "height"]: 16,
      }}
      aria-hidden="true"
    />
  ));

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

interface StripProps {
  currency: CurrencyCode;
  /** The direction of the yarns, if it is not down. */
  run?: "across" | undefined;
  className?: string | undefined;
  /** Whether it crosses the lane of a title, under it. */
  thread?: boolean;
}

/** The strip of a currency, in its dye. Fills its box. */
export function Strip({ currency, run, className = "", thread }: StripProps) {
  return (
    <i
      className={`${groundOf(currency)} ${styles.row} ${styles.yarns} ${className}`.trim()}
      data-run={run}
      data-thread={thread ? "" : undefined}
    >
      {boxes(currencies[currency], run)}
    </i>
  );
}
