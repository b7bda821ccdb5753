import { t } from "#words";
import { inDigits, spoken } from "./spoken.ts";

/** A count as a sentence says it: "seven", "ten thousand"; one that takes more words is in digits. */
export function inWords(count: number): string {
  const words = spoken.counts;
  const thousands = count > 0 ? words[count / 1000] : undefined;
  return words[count] ?? (thousands ? t`${{ count: thousands }} thousand` : inDigits(count));
}

/** The same at the start of a sentence: "Seven". */
export function atStart(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** By letters alone, in capitals: "é" is an "E" with a mark, "ß" is "SS". By hand, for the same reason as `inDigits`. */
export function inOrder<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const letters = (item: T) => nameOf(item).normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return [...items].sort((one, other) => (letters(one) < letters(other) ? -1 : 1));
}

/** A list as a sentence says it: "Ghana, Kenya and Nigeria". By hand, for the same reason as `inDigits`. */
export function inList(items: readonly string[], last = spoken.and): string {
  return [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(last);
}
