import { type CurrencyCode, currencies } from "../content/currencies.ts";
import styles from "./strip.module.css";
import { stripDyes } from "./strip-dyes.ts";

/**
 * The class names of a currency's strip: three stripes, whose widths are the digits of its ISO 4217
 * number (566 gives five, six and six).
 */
export function stripClass(currency: CurrencyCode): string {
  const [a, b, c] = currencies[currency];
  const dye = stripDyes[currency];
  return [styles.strip, styles[`a${a}`], styles[`b${b}`], styles[`c${c}`], dye && styles[dye]]
    .filter(Boolean)
    .join(" ");
}

interface StripProps {
  currency: CurrencyCode;
  /** The direction of the stripes. */
  run?: "down" | "across";
}

/** A currency's woven strip. Fills its box. */
export function Strip({ currency, run = "down" }: StripProps) {
  return <i className={stripClass(currency)} data-run={run === "across" ? run : undefined} />;
}
