import { Children } from "react";
import { type CurrencyCode, currencies } from "../content/currencies.ts";
import styles from "./strip.module.css";
import { stripDyes } from "./strip-dyes.ts";

/** Sets `--a`, `--b` and `--c` to the three digits of an ISO 4217 number. */
export function digitsClass([a, b, c]: string): string {
  return `${styles[`a${a}`]} ${styles[`b${b}`]} ${styles[`c${c}`]}`;
}

/** The class names of a number's strip: three stripes, as wide as its digits (566 gives five, six and six). */
export function stripOf(number: string): string {
  return `${styles.strip} ${digitsClass(number)}`;
}

/** The class names of a currency's strip, in its dye. */
export function stripClass(currency: CurrencyCode): string {
  const dye = stripDyes[currency];
  return [stripOf(currencies[currency]), dye && styles[dye]].filter(Boolean).join(" ");
}

/** The digits of an ISO 4217 number, each over its yarn in a strip of the same width. */
export function Digits({ number }: { number: string }) {
  return (
    <span className={`tnum ${styles.digits}`} aria-hidden="true">
      {Children.map([...number], (digit) => (
        <i>{digit}</i>
      ))}
    </span>
  );
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
