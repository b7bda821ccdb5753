import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { characters } from "../../site-build/fonts/characters.ts";
import { entriesOf } from "../../site-build/languages/catalog.ts";
import {
  attributes,
  brotliBytes,
  dist,
  drawnWords,
  fileNames,
  fileOf,
  htmlOf,
  mainOf,
  meta,
  plain,
  read,
  textOf,
} from "./dist.ts";

/* Runs where LANGUAGES names more than the original, as the build that it reads did. */

const [original] = languages;
const built = resolveLanguages(process.env);
const others = built.filter(({ code }) => code !== original.code);
/** A page of a language may be that much larger than the original's: it may have more to say to its readers. */
const MORE = 1.1;

const urlOf = (address: string) => brand.siteOrigin + address;

test("a language that was not asked for is not built", () => {
  for (const { code, prefix } of languages) {
    const isBuilt = built.some((each) => each.code === code);
    if (prefix) expect(existsSync(join(dist, `${prefix}.html`)), code).toBe(isBuilt);
  }
  if (others.length === 0) expect(htmlOf("/pricing")).not.toContain("hrefLang");
});

/** The numbers in a text, whatever the language's signs: counts of each sequence of digits. */
function numbersIn(said: string): string[] {
  // A language says the hours in its own way: where they are in UTC, or what West Africa Time is.
  const text = said.replace(/\d+\D{1,7}\d+\D{1,7}(?:UTC(?!\+)|Abidjan)|UTC\+1/g, "");
  const by24Hours = text.replace(/\b(\d+) ?PM\b/g, (_, hour) => String(Number(hour) + 12));
  // What English says in a word: "1re", "2e".
  const withoutOrdinals = by24Hours.replace(/\b\d+r?e\b/g, "");
  const wholeHours = withoutOrdinals.replace(/\b0?(\d+):00\b/g, "$1");
  return [...wholeHours.matchAll(/\d+(?:[.,\u202f\u00a0 ]\d+)*/g)]
    .map(([number]) => number.replace(/\D/g, ""))
    .sort();
}

/** Signs without the no-break space that belongs to them, each with some of the text around it. */
function looseSigns(text: string, { spaces }: Language): string[] {
  return spaces.flatMap(({ space, before, after }) => {
    const lacking = [
      before && `(?<!${space})[${before}](?![^\\s»),.])`,
      after && `[${after}](?!${space})`,
    ].filter(Boolean);
    return text.match(new RegExp(`.{0,20}(?:${lacking.join("|")}).{0,20}`, "g")) ?? [];
  });
}

/** English in the words of another language, or a word that its trade does not use. */
const calques: Readonly<Record<string, readonly string[]>> = {
  fr: [
    ...["acquisition en tant que service", "application client", "mots simples", "T\\+\\d"],
    ...["(?:parler aux|contacter les) ventes", "corridor à la fois", "en nommant", "que nomme"],
    ...["données d’exemple", "devis de change", "diligence raisonnable", "LCB", "juridictions?"],
    ...["(?:façons?|voies?) de (?:payer|paiement)", "frais fixes", "plus de \\d+"],
    ...["points? de terminaison", "niveaux? de règlement", "routes? de paiement", "taux en direct"],
    ...[
      "selon nos déclarations",
      "selon les déclarations",
      "liste de contrôle",
      "URL de réception",
    ],
  ],
};

/** The text of a document that a visitor reads or hears in its own language, without code. */
function wordsIn(html: string): string {
  const own = html.replace(/<(code|pre)\b[\s\S]*?<\/\1>|<ol lang="en">[\s\S]*?<\/ol>/g, "");
  const said = own.matchAll(
    / (?:(?<=(?:description|title|alt)" )content|alt|title|aria-\w+)="([^"]*)"/g,
  );
  const fields = /\b(?:amount|currency|method): /g;
  return plain([own, ...[...said].map(([, words]) => words)].join("<br>"), " ").replace(fields, "");
}

describe.each(others)("$name", (language) => {
  describe.each([...routes.map(({ path }) => path), "/404"])("%s", (path) => {
    const html = read(fileOf(addressIn(language, path))).toString();

    test("says what language it is in, and where it stands in each", () => {
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language.code}"`));
      expect(meta(html, "og:locale")).toBe(language.locale);
      const canonical = path === "/404" ? "/" : path;
      expect(attributes(html, 'link rel="canonical"', "href")).toEqual([
        urlOf(addressIn(language, canonical)),
      ]);
      if (path === "/404") return;
      const expected = [...built, { ...original, code: "x-default" }].map((each) => [
        each.code,
        urlOf(addressIn(each, path)),
      ]);
      for (const each of [html, read(fileOf(path)).toString()]) {
        const alternates = [
          ...each.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
        ].map(([, code, href]) => [code, href]);
        expect(alternates).toEqual(expected);
      }
    });

    test("leads nowhere but to pages and files of its language", () => {
      const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"[^>]*>/g)]
        .filter(([tag]) => !tag.includes("hrefLang"))
        .map(([, href = ""]) => new URL(href, brand.siteOrigin).pathname);
      expect(links.length).toBeGreaterThan(10);
      const isOwn = (address: string) =>
        address === language.prefix || address.startsWith(`${language.prefix}/`);
      expect(links.filter((address) => !isOwn(address))).toEqual([]);
      const names = fileNames();
      expect(
        links.filter(
          (address) => !names.includes(fileOf(address)) && !names.includes(address.slice(1)),
        ),
      ).toEqual([]);
    });

    test("has its islands in its language", () => {
      const islandsOf = (document: string) => attributes(document, "div", "data-island");
      const original = islandsOf(read(fileOf(path)).toString());
      const own = islandsOf(html);
      expect(own).toHaveLength(original.length);
      expect(own.filter((file) => original.includes(file))).toEqual([]);
    });

    test("sets its signs off by no-break spaces", () => {
      const advice = `In words/${language.code}/, write the spaces of app/content/languages/${language.code}.ts`;
      expect(looseSigns(wordsIn(html), language), advice).toEqual([]);
    });

    test("says nothing in the words of the drawings", () => {
      expect(wordsIn(html).match(drawnWords(language)) ?? []).toEqual([]);
    });

    test("has a box that is named in another language in a label of that language", () => {
      const labels = html.matchAll(/<label([^>]*)><input[^>]*><\w+[^>]* lang="(\w+)"/g);
      for (const [, label, code] of labels) expect(label).toBe(` lang="${code}"`);
    });

    test("names its elements alike, so that a link or a script finds them in any language", () => {
      const original = read(fileOf(path)).toString();
      const named = ["id", "for", "name", "aria-controls", "aria-describedby", "aria-labelledby"];
      // Each language has its own order of countries.
      const codesOf = (document: string) => [
        ...named.map((name) => attributes(document, "(?!meta)[a-z0-9]+", name).sort()),
        attributes(document, 'input(?=[^>]*type="(?:radio|checkbox)")', "value"),
      ];
      expect(codesOf(html).flat().length).toBeGreaterThan(10);
      expect(codesOf(html)).toEqual(codesOf(original));
    });

    test("states the same numbers", () => {
      const [own = [], originals] = [html, read(fileOf(path)).toString()].map((document) =>
        numbersIn(textOf(mainOf(document))),
      );
      expect(own.sort()).toEqual(originals);
    });

    test("the fonts have every character of it", () => {
      // Any font draws the narrow space before French signs.
      const drawn = `${characters}\u202f\n`;
      const text = plain(html.replace(/<pre\b[\s\S]*?<\/pre>/g, ""), "");
      expect([...new Set(text)].filter((each) => !drawn.includes(each))).toEqual([]);
    });

    test("weighs about as much", () => {
      const [own, originals] = [addressIn(language, path), path].map((each) =>
        brotliBytes(fileOf(each)),
      );
      expect(own).toBeLessThanOrEqual((originals ?? 0) * MORE);
    });
  });

  test("says nothing word for word from the original", () => {
    const own = fileNames().filter(
      (name) =>
        /\.(?:html|md|txt|json|csv)$/.test(name) &&
        addressIn(language, "/").slice(1) === name.split(/[./]/)[0],
    );
    expect(own.length).toBeGreaterThan(routes.length);
    const banned = new RegExp(
      `(?<!\\p{L})(?:${calques[language.code]?.join("|")})(?!\\p{L})`,
      "giu",
    );
    const texts = own.map((name) => {
      const text = read(name).toString();
      return [name, name.endsWith(".html") ? wordsIn(text) : text];
    });
    // What only a script says, as the estimator does.
    const ofScripts = entriesOf(language).map(({ file, item }) => [file, item.msgstr.join()]);
    const said = [...texts, ...ofScripts].flatMap(([name, words = ""]) =>
      (words.match(banned) ?? []).map((found) => `${name}: ${found}`),
    );
    expect(said).toEqual([]);
  });

  test("has its own list of pages, and files", () => {
    const names = fileNames();
    const own = ["/llms.txt", "/facts.json", "/coverage.csv", "/due-diligence.csv"];
    for (const file of own) expect(names).toContain(addressIn(language, file).slice(1));
    const list = read(addressIn(language, "/llms.txt")).toString();
    const addresses = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
    expect(addresses.filter((url) => !url.startsWith(urlOf(language.prefix)))).toEqual([]);
  });
});
