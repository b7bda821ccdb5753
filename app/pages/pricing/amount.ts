import { t } from "#words";
import { collection } from "../../content/countries.ts";
import {
  type CurrencyCode,
  currencyCode,
  currencySigns,
  joinFranc,
  minorDigits,
  notCollected,
} from "../../content/currencies.ts";
import { inDigits, spoken } from "../../content/spoken.ts";

/** Amounts are whole minor units of their currency, as bigints. */
export type Amount =
  | { readonly value: bigint }
  /** `asks` is the code of a currency that no country collects, which we can be asked about. */
  | { readonly error: string; readonly asks?: string };

/** Fifteen digits: more than any payment has, and still readable. */
const MOST_DIGITS = 15;

const numbers = /[.,٫]?\d(?:[\d .,'٫]*\d)?/g;
/** A currency's sign, with letters before it, or a word. */
const word = /\p{L}*\p{Sc}|\p{L}+/gu;
/** What makes another number of the one before it. */
const multiplier =
  /^[ -]?(?:%|(?:[kmbt]|mm|[mbt]n|mio|mrds?|hundred|(?:thousand|million|billion|trillion|lakh|lac|crore|millier|milliard)s?|mille|elfu|laki|milioni)(?!\p{L}))/iu;
/** Digits; or groups of three with one separator; or as in India, groups of two before the last three. */
const whole = /^\d+$|^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
const divided = /^(.*)([.,٫])(\d*)$/;

/**
 * Parses an amount as people write it: the one number in the text counts, in the digits of any script, whatever words
 * and signs stand beside it, grouped and divided as in "10,000.50", "10 000,5", "10’000" or "10.000,50". Never throws:
 * text without a number, with two, or with one that could be two gives an error that says what to type, and so does
 * another currency.
 */
export function parseAmount(text: string, currency: CurrencyCode): Amount {
  if (!plain(text)) return { error: t`Enter an amount` };
  const { number, foreign, asks } = partsOf(text, currency);
  if (foreign) {
    return {
      error: t`${foreign} is not ${currency}. Change the currency, or leave it out`,
    };
  }
  if (asks) return { error: notCollected(asks), asks };
  const digits = minorDigits(currency);
  const [, before = "", sign = "", decimals = ""] = number.match(divided) ?? [];
  const isWhole = whole.test(number);
  const isDivided = sign !== "" && whole.test(before || "0") && !before.includes(sign);

  // This site's group separator, such as the comma in English, always groups before three digits. Any other sign
  // there is a decimal to some people and a group to others, unless the currency has no decimals.
  if (isWhole && !(isDivided && sign !== spoken.group && digits > 0)) return amountOf(number, "");
  if (!isDivided) return { error: t`Enter an amount in digits, such as 10,000 or 250.50` };
  if (digits === 0 && Number(decimals) > 0)
    return { error: t`${currency} amounts have no decimals` };
  if (decimals.length > 2) {
    const thousands = isWhole
      ? t`. For thousands, type ${{ whole: inDigits(BigInt(figures(number))) }}`
      : "";
    return { error: t`Enter two decimals at most${thousands}` };
  }
  return amountOf(before, decimals.padEnd(2, "0").slice(0, digits));

  function amountOf(units: string, minor: string): Amount {
    if (figures(units).length > MOST_DIGITS) return { error: t`Enter a smaller amount` };
    const value = BigInt(figures(units) + minor.padEnd(digits, "0"));
    return value === 0n ? { error: t`Enter an amount above zero` } : { value };
  }
}

/**
 * Parses the one whole number in a text, such as "20,000 payments" or "40 %", between two limits; in any other text
 * the error names them.
 */
export function parseCount(text: string, least: number, most: number): Amount {
  const { number } = numberIn(plain(text.replace(/[%٪％]/g, "")));
  const value = whole.test(number) ? BigInt(figures(number)) : -1n;
  return value >= least && value <= most
    ? { value }
    : {
        error: t`Enter a whole number from ${{ least: inDigits(least) }} to ${{ most: inDigits(most) }}`,
      };
}

/** An amount without the words and signs beside it, to allow choosing another currency. */
export function withoutSign(text: string, currency: CurrencyCode): string {
  const { number, foreign, asks } = partsOf(text, currency);
  return number && number !== plain(text) && !foreign && !asks ? number : text;
}

/**
 * A text's only number, "" for none, and another currency beside it: `foreign` if a country collects it, `asks` if none
 * does.
 */
function partsOf(text: string, currency: CurrencyCode) {
  const { number, before = "", after = "" } = numberIn(plain(text));
  if (!number) return { number };
  const [left, right] = [before.match(word) ?? [], after.match(word) ?? []];
  const last = before.match(/[\p{L}\p{Sc}] ?$/u) ? left.at(-1) : undefined;
  const next = after.match(/^ ?[\p{L}\p{Sc}]/u) ? right[0] : undefined;
  const isOf = (code: CurrencyCode, sign: string) =>
    [code, ...currencySigns[code]].some((own) => own.toLowerCase() === sign.toLowerCase());
  const unlike = [...left, ...right].filter((each) => !isOf(currency, each));
  return {
    number,
    // A single letter is a sign next to its number, and may be anything elsewhere.
    foreign: unlike.find(
      (each) =>
        (each.length > 1 || /\p{Sc}/u.test(each) || each === last) &&
        collection.some((country) => isOf(country.currency, each)),
    ),
    asks: unlike
      .filter((each) => each === last || each === next)
      .map((each) => (/\p{Sc}/u.test(each) || isOf("USD", each) ? each : codeIn(each)))
      .find(Boolean),
  };
}

/** A text's only number, "" for none or for one that is negative or multiplied, and the text around it. */
function numberIn(all: string) {
  const [number = "", ...others] = all.match(numbers) ?? [];
  const at = all.indexOf(number);
  const [before, after] = [all.slice(0, at), all.slice(at + number.length)];
  const isNegative = /(?:^|[^\p{L}:=])[-−]$/u.test(before);
  if (!number || others.length > 0 || isNegative || multiplier.test(after)) return { number: "" };
  return { number, before, after };
}

/** In small letters, a code may be a word: "all", "top". Not so the CFA franc's. */
const codeIn = (each: string) =>
  each === each.toUpperCase() || /^(?:f?cfa|x[ao]f)$/i.test(each) ? currencyCode(each) : undefined;

/** In ASCII, without invisible characters such as direction marks. */
function plain(text: string): string {
  const spaced = text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[’‘ʼ′´`٬]/g, "'")
    .replace(/[،，]/g, ",")
    .replace(/．/g, ".")
    .replace(/\s+/g, " ")
    // The stops of abbreviations: "K.Sh. 10,000".
    .replace(/(\p{L})[.,]+(?=\p{L}| ?\d)/gu, "$1")
    // "10,000:00" and "10,000=00".
    .replace(/(\d)[:=](?=\d\d(?!\d))/g, "$1.")
    .trim();
  return joinFranc(spaced);
}

/** A digit's value: in Unicode those of a script follow one another, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** Without separators and leading zeros. */
const figures = (units: string) => units.replace(/\D/g, "").replace(/^0+(?=\d)/, "");

/** "10,141.99", with as many decimals as the currency has. */
export function formatAmount(value: bigint, currency: CurrencyCode): string {
  const digits = minorDigits(currency);
  const unit = 10n ** BigInt(digits);
  const units = inDigits(value / unit);
  const cents = String(value % unit).padStart(digits, "0");
  return digits ? `${units}${spoken.decimal}${cents}` : units;
}
