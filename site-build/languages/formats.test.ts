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
  expect(localTime(noon).replace(/\s/, " ")).toBe(dates.localTime(noon));
});

test("French groups by narrow spaces, and writes the day before the month", async () => {
  const { inDigits, inShort } = await load<typeof digits>("fr", "digits.ts");
  expect(inDigits(10_000)).toBe("10\u202f000");
  expect(inDigits(1.4)).toBe("1,4");
  expect(inShort(986_400_000)).toBe("986,4\u00a0M");
  expect(inShort(1_860_000_000)).toBe("1,86\u00a0Md");
  const { clock, longDate, shortDay } = await load<typeof dates>("fr", "dates.ts");
  expect(longDate(noon)).toBe("24 novembre 2026");
  expect(shortDay(noon)).toBe("mar. 24 novembre");
  expect([9, 18].map(clock)).toEqual(["9\u00a0h", "18\u00a0h"]);
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
