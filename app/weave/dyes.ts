import type { CurrencyCode } from "../content/currencies.ts";
import styles from "./dyes.module.css";
import { stripDyes } from "./strip-dyes.ts";

/** The class name of a currency's own dye, where it has one. Apart: an emblem has its stripes drawn, and needs no digits. */
export function dyeClass(currency: CurrencyCode): string | undefined {
  const dye = stripDyes[currency];
  return dye && styles[dye];
}
