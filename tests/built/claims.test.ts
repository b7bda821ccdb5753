import { describe, expect, test } from "vitest";
import { claims, figure, statement } from "../../app/content/claims.ts";
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

/** How a page words a number; the figure alone, where no other number has the same. */
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
  // In one breath, or a day at a time.
  "standard-settlement": exactly(`T+${settlement.standard.from}`),
  "fast-settlement": new RegExp(`(?<!T.2 to )${exactly(settlementDays(settlement.fast)).source}`),
  "instant-settlement": exactly(settlementDays(settlement.instant)),
  // Pages count in words: a list that grows leaves them behind.
  collection: new RegExp(
    `${counted("collection")} (?:(?:collection )?(?:countries|currencies)|have local collection)`,
    "i",
  ),
  highlighted: new RegExp(`${counted("highlighted")} are highlighted`, "i"),
  events: new RegExp(`${counted("events")} (?:webhook )?events`, "i"),
  sdks: new RegExp(`${counted("sdks")} sdks`, "i"),
  scenarios: new RegExp(`${counted("scenarios")} things to (?:test|try)`, "i"),
  "pci-dss": exactly(numbers["pci-dss"].of),
  "iso-27001": exactly(numbers["iso-27001"].figure),
};

const keys = Object.keys(numbers) as NumberKey[];
const about = documents.find(({ path }) => path === "/about")?.html ?? "";

/** Without what only screen readers hear: a mark is no statement of its number. */
const shownText = (html: string) => textOf(html.replace(/<span class="sr">[^<]*<\/span>/g, ""));

/** The register does not count: it states every number, without leading to itself. */
const withoutRegister = (html: string) =>
  html.replace(/<section id="numbers"[\s\S]*?<footer/, "<footer");

// Standards are names, not numbers: they have rows, and a mark where a page leads with them.
describe.each(documents)("$path", ({ path, html }) => {
  const body = path === "/about" ? `${withoutRegister(html)}</main>` : html;
  const text = shownText(body);
  const links = new Set(attributes(body, "a", "href"));
  const stated = keys.filter((key) => wordings[key].test(text));

  test.each(stated.filter((key) => numbers[key].group !== "Standards"))(
    "leads from %s to what it covers",
    (key) => {
      expect(links.has(aboutNumber(key)) || links.has("/about#numbers")).toBe(true);
    },
  );

  test("leads to no row of a number that it does not state", () => {
    const marked = keys.filter((key) => links.has(aboutNumber(key)));
    expect(
      marked.filter((key) => !stated.includes(key)),
      `${path} marks these, but does not state them as they are now.`,
    ).toEqual([]);
  });
});

test("every number is stated on a page, or its wording here is wrong", () => {
  const texts = documents.map(({ html }) => shownText(withoutRegister(html)));
  expect(keys.filter((key) => !texts.some((text) => wordings[key].test(text)))).toEqual([]);
});

test("every number has one row, with its figure and its link's anchor", () => {
  const ids = attributes(about, "div", "id").filter((id) => id.startsWith("number-"));
  expect(ids, "Rows stand by group in app/content/numbers.ts.").toEqual(keys.map(numberId));
  const register = textOf(`<main>${about.match(/<section id="numbers"[\s\S]*<\/main>/)?.[0]}`);
  for (const { figure, of, covers, notStated } of Object.values(numbers)) {
    expect(register).toContain(`${figure} ${of}`);
    expect(register).toContain(covers);
    expect(register).toContain(`Not stated: ${notStated}.`);
  }
});

test("no mark stands inside another link", () => {
  for (const { path, html } of documents) {
    for (const [, inner = ""] of html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)) {
      expect(inner, path).not.toContain("<a ");
    }
  }
});
