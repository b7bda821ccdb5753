/*
 * How a language writes numbers and dates, from CLDR by way of the build's `Intl`. The browser gets plain
 * code with the results: its own first use of `Intl` takes some 13 ms, or 50 on a phone, and may be another
 * version of CLDR than the one that wrote the document.
 */

/** The same no-break space as between a number and its unit; CLDR has a narrower one for some languages. */
const withUnit = (text: string) => text.replace(/\s/g, "\u00a0");
const json = (value: unknown) => JSON.stringify(value);

/** The first day of a month, where it has an ordinal number: no date of CLDR's has one. */
const firstDays: Readonly<Partial<Record<string, string>>> = { fr: "1er" };

/** The code of the modules of `app/content/` that write numbers and dates, by name. */
export function formats(code: string): Readonly<Record<string, string>> {
  return { "digits.ts": digits(code), "dates.ts": dates(code) };
}

interface Part {
  readonly type: string;
  readonly value: string;
}

const textOf = (parts: readonly Part[], type: string) =>
  parts.find((part) => part.type === type)?.value ?? "";

function digits(code: string): string {
  const parts = new Intl.NumberFormat(code).formatToParts(12_345.5);
  const short = (value: number) =>
    withUnit(
      new Intl.NumberFormat(code, { notation: "compact" })
        .formatToParts(value)
        .map(({ type, value }) => (type === "integer" ? "" : value))
        .join(""),
    );
  return `
export const group = ${json(textOf(parts, "group"))};
const decimal = ${json(textOf(parts, "decimal"))};
export function inDigits(value) {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\\B(?=(?:\\d{3})+$)/g, group), ...fraction].join(decimal);
}
export function inShort(amount) {
  const [unit, letter] = amount < 1e9 ? [1e6, ${json(short(2e6))}] : [1e9, ${json(short(2e9))}];
  return inDigits(Math.round((amount / unit) * 100) / 100) + letter;
}`;
}

/** A date's format as the body of a function: its parts joined, each by its expression, and what stands between. */
function template(
  code: string,
  options: Intl.DateTimeFormatOptions,
  expressions: Readonly<Record<string, string>>,
  between = (text: string) => text,
): string {
  // A day and an hour that no other part of the date looks like.
  const moment = new Date(Date.UTC(2026, 10, 23, 8, 5));
  return new Intl.DateTimeFormat(code, { ...options, timeZone: "UTC" })
    .formatToParts(moment)
    .map(({ type, value }) => expressions[type] ?? json(between(value)))
    .join(" + ");
}

function dates(code: string): string {
  const named = (options: Intl.DateTimeFormatOptions, type: string, moments: readonly Date[]) =>
    json(
      moments.map((moment) =>
        textOf(
          new Intl.DateTimeFormat(code, { ...options, timeZone: "UTC" }).formatToParts(moment),
          type,
        ),
      ),
    );
  // The first of November 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)));
  const year = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1)));
  const date = { day: "numeric", month: "long" } as const;
  const day = "moment.getUTCDate()";
  const first = firstDays[code];
  const parts = {
    weekday: "weekdaysInShort[moment.getUTCDay()]",
    day: first ? `(moment.getUTCDate() === 1 ? ${json(first)} : ${day})` : day,
    month: "months[moment.getUTCMonth()]",
    year: "moment.getUTCFullYear()",
  };
  return `
const weekdays = ${named({ weekday: "long" }, "weekday", days)};
const weekdaysInShort = ${named({ weekday: "short" }, "weekday", days)};
const months = ${named(date, "month", year)};
export const longDate = (moment) => ${template(code, { ...date, year: "numeric" }, parts)};
export const shortDay = (moment) => ${template(code, { ...date, weekday: "short" }, parts)};
export const localWeekday = (moment) => weekdays[moment.getDay()];
export const localTime = (moment) => clock(moment.getHours(), moment.getMinutes());
${clock(code)}`;
}

/**
 * A whole hour alone, if it then reads as a time: "9 AM", "9 h". Minutes follow the hour's unit, which CLDR
 * drops before them: "19 h 28".
 */
function clock(code: string): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const hasHalves = new Intl.DateTimeFormat(code, time).resolvedOptions().hour12;
  const hour = hasHalves ? "(hours % 12 || 12)" : "hours";
  const dayPeriod = '(hours < 12 ? "AM" : "PM")';
  const minute = 'String(minutes).padStart(2, "0")';
  const alone = template(code, { hour: "numeric" }, { hour, dayPeriod }, withUnit);
  const padded = { hour: 'String(hours).padStart(2, "0")', minute };
  const full = template(code, time, hasHalves ? { hour, minute, dayPeriod } : padded, withUnit);
  const reads = alone !== "hours";
  const withMinutes = reads && !hasHalves ? `${alone} + "\u00a0" + ${minute}` : full;
  return `export const clock = (hours, minutes = 0) => minutes ? ${withMinutes} : ${reads ? alone : full};`;
}
