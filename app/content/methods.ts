import { t } from "#words";
import { atStart, inList } from "./in-words.ts";
import { inDigits, inEnglish } from "./spoken.ts";

/**
 * Ways to collect, with the published price per transaction in basis points (1% = 100). The name within a sentence
 * is a text too, because in some languages it keeps its capital.
 */
export const methods = [
  {
    id: "cards",
    name: t`Local cards`,
    inSentence: t`local cards`,
    low: 140,
    high: 380,
    capped: false,
  },
  {
    id: "mobile-money",
    name: t`Mobile money`,
    inSentence: t`mobile money`,
    low: 230,
    high: 280,
    capped: false,
  },
  {
    id: "bank-transfer",
    name: t`Bank transfer`,
    inSentence: t`bank transfer`,
    low: 100,
    high: 100,
    capped: true,
  },
  { id: "ussd", name: "USSD", inSentence: "USSD", low: 56, high: 56, capped: false },
] as const;

export type MethodId = (typeof methods)[number]["id"];

export function methodOf(id: MethodId): (typeof methods)[number] {
  const found = methods.find((method) => method.id === id);
  if (!found) throw new RangeError(`No method is called ${id}.`);
  return found;
}

/** The `lang` of its name where that is not the page's: "mobile money" is called so in other languages, too. */
export const langOf = ({ id }: { readonly id: MethodId }) =>
  id === "mobile-money" ? inEnglish : undefined;

/** Every method's name, as one phrase has them: "Local cards", "mobile money", "bank transfer", "USSD". */
export const methodNames = methods.map(({ inSentence }, index) =>
  index === 0 ? atStart(inSentence) : inSentence,
);

/** "Local cards, mobile money, bank transfer and USSD". */
export const everyMethod = inList(methodNames);

/** A price in basis points as a percentage: 56 gives "0.56%". */
export function percentage(basisPoints: number): string {
  return t`${{ percent: inDigits(basisPoints / 100) }}%`;
}

/** "1.4% to 3.8%", or "0.56%" if there is only one price. */
export function priceRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return low === high
    ? percentage(low)
    : t`${{ lowest: percentage(low) }} to ${{ highest: percentage(high) }}`;
}

/** The price in one phrase: "1.4% to 3.8%", or "1%, capped". */
export function price(method: (typeof methods)[number]): string {
  return method.capped ? t`${{ range: priceRange(method) }}, capped` : priceRange(method);
}

/** From the lowest price of all methods to the highest, in basis points. */
export const priceSpan = {
  low: Math.min(...methods.map(({ low }) => low)),
  high: Math.max(...methods.map(({ high }) => high)),
};

/** The marks of every price ruler, in basis points. */
export const rulerMarks = [0, 100, 200, 300, 400] as const;

/** A round charge, in units of any currency, to show its remainder. */
export const sampleCharge = 10_000;

/** Paying out, by bank transfer or mobile money. The amount is not published. */
export const disbursementFee = t`flat fee per transaction`;
