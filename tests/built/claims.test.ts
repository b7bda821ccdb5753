import { describe, expect, test } from "vitest";
import { type ClaimKey, claims, register } from "../../app/content/claims.ts";
import { aboutNumber, numberId } from "../../app/content/links.ts";
import { methods } from "../../app/content/methods.ts";
import { attributes, documents, htmlOf, mainOf, textOf, withoutHidden } from "./dist.ts";
import { endsOf, exactly, states } from "./wordings.ts";

const keys = register.map(([key]) => key);
const prices = methods.map(({ id }) => id);
const tiers = ["standard-settlement", "fast-settlement", "instant-settlement"] as const;

/** The content of each page, without the register, which states every number without linking to itself. */
const pages = documents.map(({ path, html }) => {
  const main = mainOf(html).replace(/<h2[^>]* id="numbers"[\s\S]*/, "");
  // Without text for screen readers only, because a mark does not state its number.
  return { path, main, text: textOf(withoutHidden(main)) };
});

/** Numbers without their own mark, by page, and why. */
const unmarkedNumbers: Readonly<Record<string, readonly ClaimKey[]>> = {
  // An overview, with most numbers in labels, links and drawings; one link in their list covers them.
  "/": [
    ...["currencies", "remittanceCountries", "complianceCountries", "endpoints"],
    ...["uptime", "response", "fxSavings", ...prices],
    ...["fast-settlement", "instant-settlement", "collection", "sdks"],
  ] as ClaimKey[],
  // The features of the four solutions are plain text; one link above them covers them.
  "/solutions": [
    "corridors",
    "currencies",
    "complianceCountries",
    "cards",
    "ussd",
    ...tiers,
    "collection",
  ],
  // In a heading, which has no links; the sentence below it links "both figures".
  "/enterprise": ["uptime", "response"],
  // Answers of the due-diligence sheet, which is plain text in its files too; one link above it covers them.
  "/security-compliance": [...prices, ...tiers],
};

describe.each(pages)("$path", ({ path, main, text }) => {
  const links = new Set(attributes(main, "a", "href"));
  const stated = keys.filter((key) => states(text, key));
  const marked = keys.filter((key) => links.has(aboutNumber(key)));

  test("links each number to what it covers, but for the few that are listed above", () => {
    // Standards are names, not numbers: they have rows, but a page need not mark them.
    const needed = stated.filter((key) => claims[key].group !== "Standards");
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

const stating = register.flatMap(([key, claim]) =>
  claim.on.map((path) => [path, key, claim] as const),
);

test.each(stating)("%s states %s", (on, key, claim) => {
  const { text = "" } = pages.find(({ path }) => path === on) ?? {};
  expect(states(text, key)).toBe(true);
  const ends = claim.list ? [] : endsOf(claim);
  expect(ends.filter((end) => !exactly(end).test(text))).toEqual([]);
});

test("every number has one row, with the anchor for its links", () => {
  const ids = attributes(htmlOf("/about"), "dt", "id").filter((id) => id.startsWith("number-"));
  expect(ids, "The rows in app/content/claims.ts must be sorted by group.").toEqual(
    keys.map(numberId),
  );
});
