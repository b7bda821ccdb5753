import { describe, expect, test } from "vitest";
import { claims, figure, statement } from "../../app/content/claims.ts";
import { collection } from "../../app/content/countries.ts";
import { aboutNumber, numberId } from "../../app/content/links.ts";
import { methods, percentage } from "../../app/content/methods.ts";
import { type NumberKey, numbers } from "../../app/content/numbers.ts";
import { settlement, settlementDays } from "../../app/content/settlement.ts";
import { attributes, documents, textOf } from "./dist.ts";

const exactly = (words: string) =>
  new RegExp(
    `(?<![\\d.])${words.replace(/[.+]/g, "\\$&").replace("about ", "")}(?![\\d.]\\d|\\d)`,
    "i",
  );

const words = (count: number) =>
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    .concat(" seventeen eighteen nineteen twenty")
    .split(" ")[count] ?? String(count);
const counted = (key: NumberKey) => words(Number(numbers[key].figure));

/** How pages word a number; only the figure, if it is unique. */
const wordings: Record<NumberKey, RegExp> = {
  corridors: exactly(figure(claims.corridors)),
  currencies: exactly(statement(claims.currencies)),
  remittanceCountries: new RegExp(
    `${exactly(figure(claims.remittanceCountries)).source} (remittance )?countries`,
    "i",
  ),
  complianceCountries: new RegExp(
    `${exactly(figure(claims.complianceCountries)).source} countries`,
    "i",
  ),
  endpoints: exactly(figure(claims.endpoints)),
  uptime: exactly(figure(claims.uptime)),
  response: exactly(figure(claims.response).toLowerCase()),
  fxSavings: exactly(figure(claims.fxSavings)),
  ...(Object.fromEntries(methods.map(({ id, high }) => [id, exactly(percentage(high))])) as Record<
    (typeof methods)[number]["id"],
    RegExp
  >),
  // Matches a range or its first day.
  "standard-settlement": exactly(`T+${settlement.standard.from}`),
  "fast-settlement": new RegExp(`(?<!T.2 to )${exactly(settlementDays(settlement.fast)).source}`),
  "instant-settlement": exactly(settlementDays(settlement.instant)),
  // Pages count in words, which would not follow a list that grows.
  collection: new RegExp(
    `${counted("collection")}(?: (?:(?:collection )?(?:countries|currencies)|have local collection|are listed)| ?: ${collection[0]?.currency})`,
    "i",
  ),
  highlighted: new RegExp(`${counted("highlighted")} are highlighted`, "i"),
  events: new RegExp(`${counted("events")} (?:webhook )?events`, "i"),
  sdks: new RegExp(`${counted("sdks")} (?:sdks|software development kits)`, "i"),
  scenarios: new RegExp(`${counted("scenarios")} things to test`, "i"),
  "pci-dss": exactly(numbers["pci-dss"].of),
  "iso-27001": exactly(numbers["iso-27001"].figure),
};

const keys = Object.keys(numbers) as NumberKey[];
const about = documents.find(({ path }) => path === "/about")?.html ?? "";

/** The text without that for screen readers only, because a mark does not state its number. */
const shownText = (html: string) => textOf(html.replace(/<span class="sr">[^<]*<\/span>/g, ""));

/** Ignores the register, which states every number without linking to itself. */
const withoutRegister = (html: string) =>
  html.replace(/<section id="numbers"[\s\S]*?<footer/, "<footer");

// Standards are names, not numbers: they have rows, but a page need not mark them.
describe.each(documents)("$path", ({ path, html }) => {
  const body = path === "/about" ? `${withoutRegister(html)}</main>` : html;
  const text = shownText(body);
  const links = new Set(attributes(body, "a", "href"));
  const stated = keys.filter((key) => wordings[key].test(text));

  test.each(stated.filter((key) => numbers[key].group !== "Standards"))(
    "links %s to what it covers",
    (key) => {
      expect(links.has(aboutNumber(key)) || links.has("/about#numbers")).toBe(true);
    },
  );

  test("does not link to a number that it does not state", () => {
    const marked = keys.filter((key) => links.has(aboutNumber(key)));
    expect(
      marked.filter((key) => !stated.includes(key)),
      `${path} marks these, but does not state their current values.`,
    ).toEqual([]);
  });
});

test("every number is stated on a page in the wording above", () => {
  const texts = documents.map(({ html }) => shownText(withoutRegister(html)));
  expect(keys.filter((key) => !texts.some((text) => wordings[key].test(text)))).toEqual([]);
});

test("every number has one row, with its figure and the anchor for its links", () => {
  const ids = attributes(about, "div", "id").filter((id) => id.startsWith("number-"));
  expect(ids, "The rows in app/content/numbers.ts must be sorted by group.").toEqual(
    keys.map(numberId),
  );
  const register = textOf(`<main>${about.match(/<section id="numbers"[\s\S]*<\/main>/)?.[0]}`);
  for (const { figure, of, covers, notStated } of Object.values(numbers)) {
    expect(register).toContain(`${figure} ${of}`);
    expect(register).toContain(covers);
    expect(register).toContain(`Ask us: ${notStated}.`);
  }
});

test("no mark is inside another link", () => {
  for (const { path, html } of documents) {
    for (const [, inner = ""] of html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)) {
      expect(inner, path).not.toContain("<a ");
    }
  }
});
