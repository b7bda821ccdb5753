import { t } from "#words";
import { toCsv } from "../../content/csv.ts";
import type { CurrencyCode } from "../../content/currencies.ts";
import { type AmountRange, feeFor, lessFee } from "../../content/fees.ts";
import { type MethodId, methods, percentage, price, priceRange } from "../../content/methods.ts";
import { spoken } from "../../content/spoken.ts";
import { type Amount, formatAmount, parseAmount, parseCount } from "./amount.ts";
import { currencyIn, fromAddress, inAddress } from "./estimate.ts";

const MOST_PAYMENTS = 1_000_000_000;

/** The input, as text: the payments of a month, their average amount, and each method's share in percent. */
export type Month = Readonly<Record<"payments" | "average" | MethodId, string>> & {
  readonly currency: CurrencyCode;
};

/** What the page opens with, as an address has it. Round numbers, to be followed in the head. */
const first: Omit<Month, "currency"> = {
  payments: "1000",
  average: "100",
  cards: "40",
  "mobile-money": "30",
  "bank-transfer": "20",
  ussd: "10",
};
const ids = methods.map(({ id }) => id);

export function monthToFragment({ average, currency, ...counts }: Month): string {
  const whole = ([name, text]: [string, string]): [string, string] => {
    const count = parseCount(text, 0, MOST_PAYMENTS);
    return [name, "value" in count ? String(count.value) : text];
  };
  const parameters = { average: inAddress(average, currency), currency };
  return `#${new URLSearchParams([...Object.entries(counts).map(whole), ...Object.entries(parameters)])}`;
}

export function monthOf(fragment: string): Month {
  const parameters = new URLSearchParams(fragment.slice(1));
  const isAsked = parameters.has("payments");
  const currency = currencyIn(parameters);
  const written = Object.entries(first).map(([name, text]) => {
    const asked = isAsked ? (parameters.get(name) ?? "0") : text;
    return [name, fromAddress(asked, currency)];
  });
  return { ...Object.fromEntries(written), currency };
}

/** One method's part of a month, or the whole of it. */
export interface Part {
  readonly id: MethodId | "total";
  readonly name: string;
  /** Percent. */
  readonly share: number;
  readonly amount: bigint;
  readonly fee: AmountRange;
  readonly left: AmountRange;
  /** The fee in percent of the amount, in words. */
  readonly inPercent: string;
}

interface Answer {
  readonly parts: readonly Part[];
  readonly total: Part;
}

/** The fees of a month; or its errors, for the fields that have one. If only the sum of shares is wrong, `shares` is. */
export type Fees = Answer | { readonly errors: Partial<Record<keyof Month | "shares", string>> };

/** Each method's part, and the whole of them; nothing where something is wrong. */
export const partsOf = (fees: Fees): readonly Part[] =>
  "errors" in fees ? [] : [...fees.parts, fees.total];

/** Whole minor units, of which none is lost: each part ends where the next begins. A part's fee is rounded up once. */
export function feesOf(month: Month): Fees {
  const { currency } = month;
  const count = parseCount(month.payments, 1, MOST_PAYMENTS);
  const average = parseAmount(month.average, currency);
  const shares = ids.map((id) => parseCount(month[id].trim() || "0", 0, 100));
  const judged: [keyof Month, Amount][] = [
    ["payments", count],
    ["average", average],
    ...ids.map((id, index): [keyof Month, Amount] => [id, shares[index] ?? count]),
  ];
  const errors = judged.flatMap(([field, amount]) =>
    "error" in amount ? [[field, amount.error]] : [],
  );
  if (errors.length > 0) return { errors: Object.fromEntries(errors) };

  const valueIn = (amount: Amount) => ("value" in amount ? amount.value : 0n);
  const percents = shares.map(valueIn);
  const sum = percents.reduce((all, each) => all + each, 0n);
  if (sum !== 100n) {
    return {
      errors: {
        shares: t`The shares make ${{ sum: percent(Number(sum)) }}, not ${{ all: percent(100) }}`,
      },
    };
  }

  const amount = valueIn(count) * valueIn(average);
  let before = 0n;
  const parts = methods.map((method, index) => {
    const [share = 0n, begin] = [percents[index], (amount * before) / 100n];
    before += share;
    const own = (amount * before) / 100n - begin;
    const fee = feeFor(own, method);
    return { ...method, share: Number(share), ...after(own, fee), inPercent: price(method) };
  });
  const least = parts.reduce((all, { fee }) => all + (fee.least ?? 0n), 0n);
  const most = parts.reduce((all, { fee }) => all + (fee.most ?? 0n), 0n);
  // Under a cap a fee may be next to nothing.
  const fee = least > 0n ? { least, most } : { most };
  const low = Number((least * 10_000n + amount / 2n) / amount);
  const high = Number((most * 10_000n + amount - 1n) / amount);
  const inPercent =
    least > 0n ? priceRange({ low, high }) : t`At most ${{ amount: percentage(high) }}`;
  const total = {
    id: "total" as const,
    name: t`Total`,
    share: 100,
    ...after(amount, fee),
    inPercent,
  };
  return { parts, total };
}

/** A share in words: "40%". */
export const percent = (share: number) => percentage(share * 100);

const after = (amount: bigint, fee: AmountRange) => ({ amount, fee, left: lessFee(amount, fee) });

/** The answer as a spreadsheet reads it: an end of a range that is not published is empty. */
export function monthCsv(fees: Fees, currency: CurrencyCode): string {
  const number = (value: bigint | undefined) =>
    value === undefined ? "" : formatAmount(value, currency).replaceAll(spoken.group, "");
  const header = [
    t`Method`,
    t`Share, in %`,
    t`Amount (${currency})`,
    t`Fee, from`,
    t`Fee, to`,
    t`Left, from`,
    t`Left, to`,
  ];
  const records = partsOf(fees).map(({ name, share, amount, fee, left }) => [
    name,
    String(share),
    ...[amount, fee.least, fee.most, left.least, left.most].map(number),
  ]);
  return toCsv([header, ...records]);
}

/** The subject of a message that asks for a price: the longest has fewer than 200 characters. */
export function priceSubject(month: Month, { parts }: Answer): string {
  const { payments, average, currency } = monthOf(monthToFragment(month));
  const shares = parts
    .filter(({ share }) => share > 0)
    .map(({ name, share }) => `${name} ${percent(share)}`);
  return t`Our price: ${payments} payments a month of ${currency} ${average} on average (${{ shares: shares.join(", ") }})`;
}
