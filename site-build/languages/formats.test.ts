import { expect, test } from "vitest";
import * as dates from "../../app/content/dates.ts";
import * as digits from "../../app/content/digits.ts";
import { modulesOf } from "./modules.ts";

const languageOf = (code: string) =>
  ({ code, name: code, prefix: `/${code}`, locale: code, offer: "", close: "" }) as const;

/** A module as the build loads it for a language. */
async function load<Module>(code: string, name: string): Promise<Module> {
  const source = modulesOf(languageOf(code))[name] ?? "";
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

const numbers = [0, 7, 1000, 10_141, 99.99, 1_234_567.5, 10n ** 15n];
const noon = new Date("2026-11-24T12:05:00Z");

test("what is derived for English is what the site writes by hand", async () => {
  const derived = await load<typeof digits>("en", "digits.ts");
  for (const number of numbers) expect(derived.inDigits(number)).toBe(digits.inDigits(number));
  for (const amount of [986_400_000, 1_860_000_000]) {
    expect(derived.inShort(amount)).toBe(digits.inShort(amount));
  }
  const { longDate, localWeekday, localTime } = await load<typeof dates>("en", "dates.ts");
  expect(longDate(noon)).toBe(dates.longDate(noon));
  expect(localWeekday(noon)).toBe(dates.localWeekday(noon));
  for (const moment of [noon, new Date(2026, 10, 24, 9)]) {
    expect(localTime(moment).replace(/\s/, "")).toBe(dates.localTime(moment));
  }
});

test("French groups by narrow spaces, and writes the day before the month", async () => {
  const { inDigits, inShort } = await load<typeof digits>("fr", "digits.ts");
  expect(inDigits(10_000)).toBe("10\u202f000");
  expect(inDigits(1.4)).toBe("1,4");
  expect(inShort(986_400_000)).toBe("986,4\u00a0M");
  expect(inShort(1_860_000_000)).toBe("1,86\u00a0Md");
  const { longDate, shortDay } = await load<typeof dates>("fr", "dates.ts");
  expect(longDate(noon)).toBe("24 novembre 2026");
  expect(shortDay(noon)).toBe("mar. 24 novembre");
});

test("French calls the first of a month by its ordinal number, and no other day", async () => {
  const { longDate, shortDay } = await load<typeof dates>("fr", "dates.ts");
  const [first, last] = [new Date("2026-12-01T12:00:00Z"), new Date("2026-12-31T12:00:00Z")];
  expect([longDate(first), shortDay(first)]).toEqual(["1er décembre 2026", "mar. 1er décembre"]);
  expect([longDate(last), shortDay(last)]).toEqual(["31 décembre 2026", "jeu. 31 décembre"]);
});

test("a language that writes the unit of an hour writes it with the minutes, too", async () => {
  const hours = [[0], [9], [18], [8, 5], [19, 28]] as const;
  for (const [code, expected] of [
    ["fr", ["0 h", "9 h", "18 h", "8 h 05", "19 h 28"]],
    ["de", ["0 Uhr", "9 Uhr", "18 Uhr", "8 Uhr 05", "19 Uhr 28"]],
    ["pt", ["00:00", "09:00", "18:00", "08:05", "19:28"]],
  ] as const) {
    const { clock, localTime } = await load<typeof dates>(code, "dates.ts");
    const written = hours.map(([hour, minute]) => clock(hour, minute).replaceAll("\u00a0", " "));
    expect(written).toEqual(expected);
    expect(localTime(new Date(2026, 10, 24, 9))).toBe(clock(9));
  }
});

test.each(["de", "pt", "sw", "ar"])("%s has every export that the site uses", async (code) => {
  for (const [name, english] of Object.entries({ "digits.ts": digits, "dates.ts": dates })) {
    expect(Object.keys(await load<object>(code, name))).toEqual(
      expect.arrayContaining(Object.keys(english)),
    );
  }
});

test("an address has the prefix of its language, and is no page without it", async () => {
  const { addressOf, pathAt } = await load<typeof import("../../app/content/language.ts")>(
    "fr",
    "language.ts",
  );
  for (const [path, address] of [
    ["/", "/fr"],
    ["/#sdks", "/fr#sdks"],
    ["/pricing", "/fr/pricing"],
    ["/contact?subject=a", "/fr/contact?subject=a"],
    ["/404", "/fr/404"],
  ] as const) {
    expect(addressOf(path)).toBe(address);
  }
  expect(["/fr", "/fr/pricing", "/pricing", "/", "/french"].map(pathAt)).toEqual([
    "/",
    "/pricing",
    "",
    "",
    "",
  ]);
});
