import { currencies, currencyNames } from "../../content/currencies.ts";
import { isoNumbers } from "../../content/iso-4217.ts";
import { isOriginal, spoken } from "../../content/language.ts";

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

/**
 * The numbers that a visitor may mean by a code, a number, a name or three letters of one; any three digits
 * make a pattern.
 */
export function numbersOf(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  if (/^\d{3}$/.test(text)) return [text];
  const byCode = all.find(({ code }) => code.toLowerCase() === text);
  if (byCode) return [byCode.number];
  if (text.length < 3) return [];
  const called = (isMeant: (name: string) => boolean) =>
    [...named, ...others].flatMap(({ code, number }) =>
      isMeant(nameOf(code).toLowerCase()) ? [number] : [],
    );
  return (
    [
      called((name) => name === text),
      called((name) => ` ${name} `.includes(` ${text} `)),
      called((name) => name.includes(text)),
    ].find((numbers) => numbers.length > 0) ?? []
  );
}

/** “NGN, 566, Nigerian naira”; the number alone if no currency has it. */
export function inFull(number: string): string {
  const code = codeOf(number);
  return code ? `${code}, ${number}, ${nameOf(code)}` : number;
}

export function codeOf(number: string): string | undefined {
  return all.find((each) => each.number === number)?.code;
}

/** The browser's names, made when the first is needed: that takes it a while. */
let names: Intl.DisplayNames | undefined;

function nameOf(code: string): string {
  const own: Readonly<Record<string, string>> = {
    [spoken.currency.code]: spoken.currency.name,
    ...currencyNames,
  };
  names ??= new Intl.DisplayNames(spoken.locale.replace("_", "-"), { type: "currency" });
  const name = names.of(code) ?? code;
  return own[code] ?? (isOriginal ? sentenceCase(name) : name);
}

/** In English the browser writes “Bahraini Dinar” and “Israeli New Shekel”. */
export function sentenceCase(name: string): string {
  return name.replace(/(?<= )(?:(?:New|Convertible) )?[A-Z]\p{Ll}\S*$/u, (last) =>
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
