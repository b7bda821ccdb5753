import { t } from "#words";
import { inDigits } from "./digits.ts";

/** A count as a sentence says it: "seven", "ten thousand"; what takes more words in digits. */
export function inWords(count: number): string {
  const words = t({
    message:
      "no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty",
    comment: "Counts from 0 to 20, as they stand before a noun",
  }).split(", ");
  const thousands = count > 0 ? words[count / 1000] : undefined;
  return words[count] ?? (thousands ? t`${{ count: thousands }} thousand` : inDigits(count));
}

/** The same at the start of a sentence: "Seven". */
export function atStart(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A list as a sentence says it: "Ghana, Kenya and Nigeria". By hand, for the same reason as `inDigits`. */
export function inList(items: readonly string[]): string {
  const last = t({ message: " and $1", comment: "Before the last of a list, which is $1" });
  return items.join(", ").replace(/, ([^,]*)$/, last);
}
