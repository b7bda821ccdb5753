import fc from "fast-check";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Dates from "../../app/content/dates.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { languages } from "../../app/content/languages.ts";
import type * as Digits from "../../app/content/spoken.ts";
import { plugins } from "../plugins.ts";
import { resolveSettings } from "../settings.ts";
import { root } from "../sources.ts";

/** English is British, except for a date with its year, which the specification writes as in America. */
const british = ({ code }: Language) => (code === "en" ? "en-GB" : code);

describe.each(languages)("$name", (language: Language) => {
  let dates: typeof Dates;
  let digits: typeof Digits;
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: "error",
      plugins: plugins(language, resolveSettings({})),
      server: { middlewareMode: true, ws: false, watch: null },
    });
    const load = (name: string) => server.ssrLoadModule(`/app/content/${name}.ts`);
    [dates, digits] = (await Promise.all(["dates", "spoken"].map(load))) as [
      typeof Dates,
      typeof Digits,
    ];
  });

  afterAll(() => server.close());

  const moments = fc.date({
    min: new Date("1970-01-02"),
    max: new Date("2199-12-30"),
    noInvalidDate: true,
  });
  const plain = (text: string) => text.replace(/\s/g, " ");
  const like = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (moment: Date) => plain(format.format(moment));
  };
  const { code } = language;
  const utc = { timeZone: "UTC", day: "numeric", month: "long" } as const;

  test("writes dates as CLDR does, but for the first day of a month where that has a name", () => {
    const long = like(code, { ...utc, year: "numeric" });
    const short = like(british(language), { ...utc, weekday: "short" });
    const day = (moment: Date, text: string) =>
      moment.getUTCDate() === 1 && language.firstDay
        ? text.replace(/\b1\b/, language.firstDay)
        : text;
    fc.assert(
      fc.property(moments, (moment) => {
        expect(plain(dates.longDate(moment))).toBe(day(moment, long(moment)));
        expect(plain(dates.shortDay(moment))).toBe(day(moment, short(moment)));
      }),
      { numRuns: 1000 },
    );
  });

  test("writes numbers as CLDR does, whatever the width of its spaces", () => {
    // Always, since some languages do not group four digits, and the site does.
    const { format } = new Intl.NumberFormat(code, {
      useGrouping: "always",
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (value) => {
        expect(plain(digits.inDigits(value))).toBe(plain(format(value)));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (hundredths) => {
        expect(plain(digits.inDigits(hundredths / 100))).toBe(plain(format(hundredths / 100)));
      }),
    );
    const compact = new Intl.NumberFormat(code, { notation: "compact", maximumFractionDigits: 2 });
    for (const amount of [986_400_000, 1_860_000_000]) {
      expect(plain(digits.inShort(amount))).toBe(plain(compact.format(amount)));
    }
  });

  test("writes any time of day in its own hours, a whole one without minutes", () => {
    const inHalves = new Intl.DateTimeFormat(code, { hour: "numeric" }).resolvedOptions().hour12;
    for (let hour = 0; hour < 24; hour++) {
      const shown = String(inHalves ? hour % 12 || 12 : hour);
      expect(plain(dates.clock(hour))).toMatch(new RegExp(`^0?${shown}(?!\\d)\\D*(?:00)?$`));
      expect(plain(dates.clock(hour, 5))).toMatch(new RegExp(`^0?${shown}\\D+05\\D*$`));
      expect(dates.localTime(new Date(2026, 10, 24, hour))).toBe(dates.clock(hour));
    }
  });
});
