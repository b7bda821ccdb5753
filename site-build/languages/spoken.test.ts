import { countries as languagesOf } from "countries-list";
import fc from "fast-check";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countries } from "../../app/content/countries.ts";
import type * as Dates from "../../app/content/dates.ts";
import type * as Digits from "../../app/content/digits.ts";
import type * as Words from "../../app/content/in-words.ts";
import { inOrder } from "../../app/content/in-words.ts";
import { french } from "../../app/content/languages/fr.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { languages } from "../../app/content/languages.ts";
import { namedIslands } from "../islands.ts";
import { coverageMap } from "../map/module.ts";
import { DOCUMENT, root } from "../sources.ts";
import { inLanguage } from "./plugin.ts";

/** A language that the site does not have, to see that it could. */
const german: Language = {
  code: "de",
  name: "Deutsch",
  prefix: "/de",
  offer: "Diese Seite auf Deutsch",
  close: "Schließen",
  locale: "de_DE",
  group: ".",
  decimal: ",",
  million: "\u00a0Mio.",
  billion: "\u00a0Mrd.",
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  weekdaysInShort: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."],
  months: [
    ...["Januar", "Februar", "März", "April", "Mai", "Juni"],
    ...["Juli", "August", "September", "Oktober", "November", "Dezember"],
  ],
  longDate: "{day}. {month} {year}",
  shortDay: "{weekday}, {day}. {month}",
  wholeHour: "{hour}\u00a0Uhr",
  time: "{hour24}:{minute}",
  counts: [
    ...["keine", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
    ...["zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn"],
    ...["achtzehn", "neunzehn", "zwanzig"],
  ],
  and: " und ",
  or: " oder ",
  colon: ": ",
  semicolon: "; ",
  currency: { code: "EUR", name: "Euro" },
  letters: "äöüÄÖÜß",
  northernCyprus: "Nordzypern",
  spaces: [],
  drawn: "Fäden",
};

/** English is British, except for a date with its year, which the specification writes as in America. */
const british = ({ code }: Language) => (code === "en" ? "en-GB" : code);

/** Its texts are in English, each after a letter that shows the treatment of capitals. */
const { plugin, speak, spoken } = inLanguage(
  [...languages, german],
  (language) =>
    ({ message }) =>
      language === german ? `Å${message}` : message,
);
let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [plugin, namedIslands(), coverageMap(spoken)],
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
afterAll(() => server.close());

describe.each([...languages, german])("$name", (language: Language) => {
  let dates: typeof Dates;
  let digits: typeof Digits;
  let words: typeof Words;
  beforeAll(async () => {
    speak(language);
    server.environments.ssr.moduleGraph.invalidateAll();
    const load = (name: string) => server.ssrLoadModule(`/app/content/${name}.ts`);
    [dates, digits, words] = (await Promise.all(["dates", "digits", "in-words"].map(load))) as [
      typeof Dates,
      typeof Digits,
      typeof Words,
    ];
  });

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
    const weekday = like(code, { weekday: "long" });
    const day = (moment: Date, text: string) =>
      moment.getUTCDate() === 1 && language.firstDay
        ? text.replace(/\b1\b/, language.firstDay)
        : text;
    fc.assert(
      fc.property(moments, (moment) => {
        expect(plain(dates.longDate(moment))).toBe(day(moment, long(moment)));
        expect(plain(dates.shortDay(moment))).toBe(day(moment, short(moment)));
        expect(dates.localWeekday(moment)).toBe(weekday(moment));
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

  test("has a different word for each count, and lists as CLDR does", () => {
    const counted = Array.from({ length: 21 }, (_, count) => words.inWords(count));
    expect(new Set(counted).size).toBe(21);
    expect(counted.filter((word) => !/^\p{Ll}[\p{Ll}-]+$/u.test(word))).toEqual([]);
    const items = ["Ghana", "Kenya", "Togo"];
    const lists = (type: "conjunction" | "disjunction") =>
      new Intl.ListFormat(british(language), { type });
    for (const some of [items, items.slice(1), items.slice(2), []]) {
      expect(words.inList(some)).toBe(lists("conjunction").format(some));
      expect(words.inList(some, language.or)).toBe(lists("disjunction").format(some));
    }
  });
});

describe.each([french])(
  "the readers of $name",
  ({ code, countries: theirs, citiesInUtc = {} }: Language) => {
    test("look for the countries that have it as their language", () => {
      const reading = countries.filter((country) =>
        (languagesOf[country.code].languages as readonly string[]).includes(code),
      );
      expect(theirs, `\`countries\` in app/content/languages/${code}.ts`).toEqual(
        reading.map((country) => country.code),
      );
    });

    test("have clocks that show UTC all year in the cities that are said to", () => {
      expect(Object.keys(citiesInUtc).length).toBeGreaterThan(0);
      for (const timeZone of Object.keys(citiesInUtc)) {
        const clock = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
        for (let month = 0; month < 12; month++) {
          expect(clock.format(new Date(Date.UTC(2026, month))), timeZone).toMatch(/GMT\+00:00$/);
        }
      }
    });
  },
);

test.each([...languages, german])(
  "the order of $name is that of its names of all regions in CLDR",
  ({ code }) => {
    const regions = new Intl.DisplayNames(code, { type: "region", fallback: "none" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const names = letters.flatMap((first) =>
      letters.flatMap((second) => regions.of(first + second) ?? []),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(inOrder(names, (name) => name)).toEqual(names.toSorted(new Intl.Collator(code).compare));
  },
);

test("no text is written in small letters after it has been translated", async () => {
  speak(german);
  server.environments.ssr.moduleGraph.invalidateAll();
  const load = (module: string) => server.ssrLoadModule(`/${module}`);
  const { renderDocument } = await load(DOCUMENT);
  const { captionOf } = await load("site-build/images/social/captions.ts");
  const { routes } = await load("app/content/pages.ts");
  const assets = { css: "", grounds: ["", ""], fonts: [] };
  for (const { path } of routes) {
    const said = (await renderDocument(path, assets)) + captionOf(path);
    expect(said).toContain("Å");
    expect(said.match(/.{0,40}å.{0,40}/g) ?? [], path).toEqual([]);
  }
});
