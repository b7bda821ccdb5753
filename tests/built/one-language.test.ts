import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { attributes, fileOf, markupOf, read } from "./dist.ts";

/* A document of another language has no text in the original's, except text marked as such. */

const [original] = languages;
const others = resolveLanguages(process.env).filter(({ code }) => code !== original.code);
const htmlOf = (language: Language, path: string) =>
  read(fileOf(addressIn(language, path))).toString();

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

function sentencesIn(html: string, code: string): Set<string> {
  const said = saidIn(fromHtml(markupOf(html)), code).map((text) => text.trim());
  return new Set(
    said.filter((text) => (text.match(/[\p{L}’'-]{2,}/gu) ?? []).length > SHORT && !isName(text)),
  );
}

describe.each(others)("$name", (language) => {
  const paths = [...routes.map(({ path }) => path), "/404"];

  test.each(paths)("%s says no sentence of the original", (path) => {
    const originals = sentencesIn(htmlOf(original, path), original.code);
    const own = sentencesIn(htmlOf(language, path), language.code);
    expect(own.size).toBeGreaterThan(10);
    expect([...own].filter((sentence) => originals.has(sentence))).toEqual([]);
  });

  test.each(paths)("%s leads to anchors that are there", (path) => {
    const html = htmlOf(language, path);
    const ids = (each: string) => new Set(attributes(each, "[a-z0-9]+", "id"));
    const missing = attributes(html, "a", "href").filter((href) => {
      const { origin, pathname, hash } = new URL(
        href,
        brand.siteOrigin + addressIn(language, path),
      );
      if (origin !== brand.siteOrigin || hash === "") return false;
      return !ids(read(fileOf(pathname)).toString()).has(hash.slice(1));
    });
    expect(missing).toEqual([]);
  });

  test.each(paths)("%s leads to another language only where it says so", (path) => {
    const links = [...htmlOf(language, path).matchAll(/<a\b[^>]*\shrefLang="([^"]+)"[^>]*>/g)];
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const [tag, code = ""] of links) {
      expect(tag).toContain(`lang="${code}"`);
      const target: Language = languages.find((each) => each.code === code) ?? original;
      expect(attributes(tag, "a", "href")).toEqual([
        addressIn(target, path === "/404" ? "/" : path),
      ]);
    }
  });
});
