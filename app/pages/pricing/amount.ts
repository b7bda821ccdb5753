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
import { inDigits } from "../../content/digits.ts";
import { spoken } from "../../content/language.ts";

/** Amounts are whole minor units of their currency, as bigints. */
export type Amount =
  | { readonly value: bigint }
  /** `asks` is the code of a currency that no country collects, which we can be asked about. */
  | { readonly error: string; readonly asks?: string };

/** Fifteen digits: more than any payment has, and still readable. */
const MOST_DIGITS = 15;

/** A number, and the signs before and after it. */
const parts =
  /^([\p{L}\p{Sc}]{0,9}|=N=|#)(?:\. )? ?([.,٫]?\d(?:[\d .,'٫]*[\d.,٫])?) ?([\p{L}\p{Sc}]{0,9}|\/[=-])$/u;
/** Additions of invoices: "only" to close the line, a dash for no cents. */
const closing = /\b(?:only|exactly|seulement|exactement)\b\.?|(?<=\d[.,])[-–]+/gi;
/** Digits; or groups of three with one separator; or as in India, groups of two before the last three. */
const whole = /^\d+$|^[1-9]\d{0,2}([ ',.])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
const divided = /^(.*)([.,٫])(\d*)$/;

/**
 * Parses an amount as people write it: in the digits of any script, with the currency's code or sign,
 * grouped and divided as in "10,000.50", "10 000,5", "10’000" or "10.000,50". Never throws: text that
 * is not an amount, or could be two, gives an error that says what to type.
 */
export function parseAmount(text: string, currency: CurrencyCode): Amount {
  if (!plain(text)) return { error: t`Enter an amount` };
  const { number, foreign } = partsOf(text, currency);
  if (foreign) {
    const code = currencyCode(foreign);
    if (code && !collection.some((each) => each.currency === code)) {
      return { error: notCollected(code), asks: code };
    }
    return {
      error: t`${foreign} is not ${currency}. Change the currency, or leave it out`,
    };
  }
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

/** An amount without the code or sign of its currency, to allow choosing another. */
export function withoutSign(text: string, currency: CurrencyCode): string {
  const { number, foreign, signs } = partsOf(text, currency);
  return signs && !foreign ? number : text;
}

/** A text's number, "" for none, and the signs around it: the currency's own, or the first that is not. */
function partsOf(text: string, currency: CurrencyCode) {
  const [, before = "", number = "", after = ""] = plain(text).match(parts) ?? [];
  const own = [currency, ...currencySigns[currency]].map((sign) => sign.toLowerCase());
  const isOwn = (sign: string) => sign === "" || own.includes(sign.toLowerCase());
  // One letter after a number may mean thousands or millions.
  if (/^\p{L}$/u.test(after)) return { number: "", signs: "", foreign: undefined };
  const foreign = [before, after].find((sign) => !isOwn(sign));
  return { number, signs: before + after, foreign };
}

/** In ASCII, without invisible characters such as direction marks. */
function plain(text: string): string {
  const spaced = text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[’‘ʼ′´`٬]/g, "'")
    .replace(/[،，]/g, ",")
    .replace(/．/g, ".")
    .replace(closing, "")
    .replace(/\s+/g, " ")
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
