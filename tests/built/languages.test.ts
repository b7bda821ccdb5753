import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import {
  attributes,
  built,
  dist,
  drawnWords,
  fileNames,
  fileOf,
  htmlOf,
  mainOf,
  markupOf,
  meta,
  read,
  textOf,
} from "./dist.ts";

/* Runs where LANGUAGES names more than the original, as the build that it reads did. */

const [original] = languages;
const others = built.filter(({ code }) => code !== original.code);

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

/** Of more words than that, a text is a sentence, and no name or word that both languages have. */
const SHORT = 2;
/** And no address. */
const isName = (text: string) => text === brand.name || /^https:\S+$/.test(text);

const spoken = ["ariaLabel", "alt", "title", "placeholder"] as const;
const isUnread = ({ tagName, properties }: Element, code: string) =>
  ["script", "style"].includes(tagName) ||
  properties.translate === "no" ||
  (typeof properties.lang === "string" && properties.lang !== code);

/** The texts of a document, element by element, labels and metadata included. */
function saidIn(node: Nodes, code: string): string[] {
  if (node.type === "text") return [node.value];
  if (node.type === "element") {
    if (isUnread(node, code)) return [];
    const { properties } = node;
    const labels = spoken.map((name) => properties[name]);
    const isText = /^(?:description|keywords|.*:title|.*:description|.*:alt)$/;
    const named = String(properties.name ?? properties.property ?? "");
    const content = node.tagName === "meta" && isText.test(named) ? properties.content : "";
    const own = [...labels, content].filter((each) => typeof each === "string");
    return [...own, ...node.children.flatMap((child) => saidIn(child, code))];
  }
  return "children" in node ? node.children.flatMap((child) => saidIn(child, code)) : [];
}

const textsIn = (html: string, code: string) => saidIn(fromHtml(markupOf(html)), code);

function sentencesIn(texts: readonly string[]): Set<string> {
  const said = texts.map((text) => text.trim());
  return new Set(
    said.filter((text) => (text.match(/[\p{L}’'-]{2,}/gu) ?? []).length > SHORT && !isName(text)),
  );
}

describe.each(others)("$name", (language) => {
  describe.each([...routes.map(({ path }) => path), "/404"])("%s", (path) => {
    const html = read(fileOf(addressIn(language, path))).toString();
    const texts = textsIn(html, language.code);
    // Without the names of a request's fields.
    const words = texts.join(" ").replace(/\b(?:amount|currency|method): /g, "");

    test("says what language it is in, and where it stands in each", () => {
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language.code}"`));
      expect(meta(html, "og:locale")).toBe(language.locale);
      if (path === "/404") return;
      expect(attributes(html, 'link rel="canonical"', "href")).toEqual([
        urlOf(addressIn(language, path)),
      ]);
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

    test("leads to another language only where it says so, and else to pages, files and anchors of its own", () => {
      const links = [...html.matchAll(/(<a\b[^>]*\shref="([^"]+)"[^>]*>)([^<]*)/g)].map(
        ([, tag = "", href = "", words]) => {
          const { origin, pathname, hash } = new URL(href, urlOf(addressIn(language, path)));
          const [, code] = /\shrefLang="([^"]+)"/.exec(tag) ?? [];
          return { tag, words, origin, pathname, hash, code };
        },
      );
      const others = links.filter(({ code }) => code);
      expect(others.length).toBeGreaterThanOrEqual(3);
      for (const { tag, words, pathname, code = "" } of others) {
        // A sentence of the page may name the other language in its own words.
        if (languages.some(({ name }) => name === words)) expect(tag).toContain(` lang="${code}"`);
        const target: Language = languages.find((each) => each.code === code) ?? original;
        expect(pathname).toBe(addressIn(target, path === "/404" ? "/" : path));
      }
      const names = fileNames();
      const isThere = (file: string, hash: string) =>
        names.includes(file) &&
        (!hash || attributes(read(file).toString(), "[a-z0-9]+", "id").includes(hash.slice(1)));
      const own = links.filter(({ origin, code }) => origin === brand.siteOrigin && !code);
      expect(own.length).toBeGreaterThan(10);
      const astray = own.filter(
        ({ pathname, hash }) =>
          !`${pathname}/`.startsWith(`${language.prefix}/`) ||
          !(isThere(fileOf(pathname), hash) || isThere(pathname.slice(1), hash)),
      );
      expect(astray.map(({ tag }) => tag)).toEqual([]);
    });

    test("says no sentence of the original, but where it is marked as such", () => {
      const originals = sentencesIn(textsIn(read(fileOf(path)).toString(), original.code));
      const own = sentencesIn(texts);
      expect(own.size).toBeGreaterThan(10);
      expect([...own].filter((sentence) => originals.has(sentence))).toEqual([]);
    });

    test("sets its signs off by no-break spaces", () => {
      const advice = `In words/${language.code}/, write the spaces of app/content/languages/${language.code}.ts`;
      expect(looseSigns(words, language), advice).toEqual([]);
    });

    test.each([
      ["turns no “at least” into “more than”", /\bplus de\s\d+/gi],
      ["says nothing in the words of the drawings", drawnWords(language)],
    ])("%s", (_, not) => {
      expect(words.match(not) ?? []).toEqual([]);
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
  });
});
