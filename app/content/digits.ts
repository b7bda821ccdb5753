import { spoken } from "./language.ts";

/**
 * A number in the format of every page: "10,141", "99.99". Formatted by hand, because a browser's first
 * use of `Intl` takes some 13 ms, or 50 on a phone, during hydration.
 */
export function inDigits(value: number | bigint): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, spoken.group), ...fraction].join(spoken.decimal);
}

/** Millions or billions, to two decimals at most: "986.4M", "1.86B". */
export function inShort(amount: number): string {
  const [unit, letter] = amount < 1e9 ? [1e6, spoken.million] : [1e9, spoken.billion];
  return inDigits(Math.round((amount / unit) * 100) / 100) + letter;
}
