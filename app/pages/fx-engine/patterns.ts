import { currencies, currencyNames } from "../../content/currencies.ts";
import { isoNumbers } from "../../content/iso-4217.ts";

export interface Pattern {
  readonly code: string;
  readonly number: string;
}

const all: readonly Pattern[] = Object.entries(isoNumbers).map(([code, number]) => ({
  code,
  number,
}));

/** The currencies that the site names, and all others. */
export const named: readonly Pattern[] = all.filter(({ code }) => code in currencies);
export const others: readonly Pattern[] = all.filter(({ code }) => !(code in currencies));

/** The number that a visitor means by a code or a number; any three digits make a pattern. */
export function numberOf(typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  return /^\d{3}$/.test(text) ? text : all.find(({ code }) => code === text)?.number;
}

/** “NGN, 566, Nigerian naira”; the number alone if no currency has it. */
export function inFull(number: string): string {
  const code = codeOf(number);
  return code ? `${code}, ${number}, ${nameOf(code)}` : number;
}

export function codeOf(number: string): string | undefined {
  return all.find((each) => each.number === number)?.code;
}

function nameOf(code: string): string | undefined {
  const own: Readonly<Record<string, string>> = currencyNames;
  return own[code] ?? sentenceCase(new Intl.DisplayNames("en-GB", { type: "currency" }).of(code));
}

/** The browser writes “Bahraini Dinar” and “Israeli New Shekel”. */
export function sentenceCase(name: string | undefined): string | undefined {
  return name?.replace(/(?<= )(?:(?:New|Convertible) )?[A-Z]\p{Ll}\S*$/u, (last) =>
    last.toLowerCase(),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The index of the box that lies nearest in the next row down (1) or up (-1). */
export function inNextRow(boxes: readonly Box[], from: number, step: 1 | -1): number {
  const start = boxes[from];
  if (!start) return from;
  const middle = ({ left, width }: Box) => left + width / 2;
  const away = (box: Box) => step * (box.top - start.top);
  const row = Math.min(...boxes.map(away).filter((by) => by > 1));
  let nearest = from;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const by = Math.abs(middle(box) - middle(start));
    if (Math.abs(away(box) - row) < 1 && by < least) [nearest, least] = [index, by];
  });
  return nearest;
}
