import { describe, expect, test } from "vitest";
import { claims, figure, statement } from "../../app/content/claims.ts";
import { collection } from "../../app/content/countries.ts";
import { inWords } from "../../app/content/in-words.ts";
import { aboutNumber, numberId } from "../../app/content/links.ts";
import { methods, percentage } from "../../app/content/methods.ts";
import { type NumberKey, numbers } from "../../app/content/numbers.ts";
import { settlement, settlementDays } from "../../app/content/settlement.ts";
import { attributes, documents, htmlOf, mainOf, textOf, withoutHidden } from "./dist.ts";

const exactly = (words: string) =>
  new RegExp(
    `(?<![\\d.])${words.replace(/[.+]/g, "\\$&").replace("about ", "")}(?![\\d.]\\d|\\d)`,
    "i",
  );

const counted = (key: NumberKey) => inWords(Number(numbers[key].figure));

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
  response: exactly(figure(claims.response)),
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
  served: new RegExp(`${counted("served")} are served`, "i"),
  events: new RegExp(`${counted("events")} (?:webhook )?events`, "i"),
  sdks: new RegExp(`${counted("sdks")} (?:sdks|software development kits)`, "i"),
  scenarios: new RegExp(`${counted("scenarios")} things to test`, "i"),
  "pci-dss": exactly(numbers["pci-dss"].of),
  "iso-27001": exactly(numbers["iso-27001"].figure),
};

const keys = Object.keys(numbers) as NumberKey[];
const prices = methods.map(({ id }) => id);
const tiers = ["standard-settlement", "fast-settlement", "instant-settlement"] as const;

/** The content of each page, without the register, which states every number without linking to itself. */
const pages = documents.map(({ path, html }) => {
  const main = mainOf(html).replace(/<h2[^>]* id="numbers"[\s\S]*/, "");
  // Without what only a screen reader says, because a mark does not state its number.
  return { path, main, text: textOf(withoutHidden(main)) };
});

/** Numbers without a mark of their own, by page, and why. */
const unmarkedNumbers: Readonly<Record<string, readonly NumberKey[]>> = {
  // An overview, with most numbers in labels, links and drawings; one link in their list covers them.
  "/": [
    ...["currencies", "remittanceCountries", "complianceCountries", "endpoints"],
    ...["uptime", "response", "fxSavings", ...prices],
    ...["fast-settlement", "instant-settlement", "collection", "sdks"],
  ] as NumberKey[],
  // The features of the four solutions are plain text; one link above them covers them.
  "/solutions": ["corridors", "complianceCountries", "cards", "ussd", ...tiers, "collection"],
  // In a heading, which has no links; the sentence below it links "both figures".
  "/enterprise": ["uptime", "response"],
  // Answers of the due-diligence sheet, which is plain text in its files too; one link above it covers them.
  "/security-compliance": [...prices, ...tiers],
};

describe.each(pages)("$path", ({ path, main, text }) => {
  const links = new Set(attributes(main, "a", "href"));
  const stated = keys.filter((key) => wordings[key].test(text));
  const marked = keys.filter((key) => links.has(aboutNumber(key)));

  test("links each number to what it covers, but for the few that are listed above", () => {
    // Standards are names, not numbers: they have rows, but a page need not mark them.
    const needed = stated.filter((key) => numbers[key].group !== "Standards");
    expect(needed.filter((key) => !marked.includes(key))).toEqual(unmarkedNumbers[path] ?? []);
  });

  test("does not link to a number that it does not state", () => {
    expect(
      marked.filter((key) => !stated.includes(key)),
      `${path} marks these, but does not state their current values.`,
    ).toEqual([]);
  });
});

test.each(Object.keys(unmarkedNumbers))("%s links to the register as a whole", (path) => {
  expect(attributes(mainOf(htmlOf(path)), "a", "href")).toContain("/about#numbers");
});

test("every number is stated on a page in the wording above", () => {
  expect(keys.filter((key) => !pages.some(({ text }) => wordings[key].test(text)))).toEqual([]);
});

// facts-json.test.ts shows that each has its words.
test("every number has one row, with the anchor for its links", () => {
  const ids = attributes(htmlOf("/about"), "dt", "id").filter((id) => id.startsWith("number-"));
  expect(ids, "The rows in app/content/numbers.ts must be sorted by group.").toEqual(
    keys.map(numberId),
  );
});
