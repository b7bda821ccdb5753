import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../app/content/page-meta.ts";
import { headScript } from "../../app/start/head-script.ts";
import { characters, displayCharacters } from "../../site-build/fonts/characters.ts";
import {
  attributes,
  documents,
  fileNames,
  htmlOf,
  isTarget,
  markupOf,
  meta,
  pages,
  plain,
  pngSize,
  read,
} from "./dist.ts";

const IMAGE_MAX = 300_000;

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Our own limit, which includes the brand name, is tested below.
    "long-title": "off",
    // React writes void elements, cased attributes and empty values as XML would have them.
    "void-style": "off",
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // ARIA lets an author name a heading; one whose words change is named by all of them.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const titleOf = (html: string) => plain(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "", "");
/** The file of a page's social image. */
const imageOf = (html: string) => (meta(html, "og:image") ?? "").replace(brand.siteOrigin, "");

describe.each(documents)("$path", ({ path, file, html }) => {
  test("is valid HTML", async () => {
    const report = await validator.validateString(markupOf(html));
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });

  test("has metadata for search engines and link previews", () => {
    expect(titleOf(html).endsWith(` | ${brand.name}`)).toBe(true);
    expect(meta(html, "keywords")).toMatch(/\w/);
    for (const key of ["og:title", "og:description", "og:type", "og:site_name"]) {
      expect(meta(html, key), key).toBeTruthy();
    }
    const canonical = attributes(html, 'link rel="canonical"', "href");
    // What is shown at any other path is no page, and not the home page either.
    const expected = path === "404" ? [] : [brand.siteOrigin + path];
    expect(canonical).toEqual(expected);
    expect(attributes(html, 'meta property="og:url"', "content")).toEqual(expected);
    const [icon = ""] = attributes(html, 'link rel="icon"', "href");
    expect(fileNames()).toContain(icon.slice(1));
    expect(attributes(html, 'link rel="manifest"', "href")).toEqual(["/manifest.webmanifest"]);
  });

  test("states first what it may run: its own inline style and script by their hashes", () => {
    const [, policy = ""] =
      /^<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
        html,
      ) ?? [];
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hashes = [headScript, style].map(
      (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    const shared = policy
      .replace(/ 'sha256-[^']+'/g, "")
      .replace(/connect-src [^;]+/, "connect-src");
    expect(shared).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src; manifest-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(hashes);
  });

  test("gives each drawing a size of its own, for browsers that do not know its styles", () => {
    const unsized = (html.match(/<svg\b[^>]*>/g) ?? []).filter(
      (tag) => !(/\swidth="/.test(tag) && /\sheight="/.test(tag)),
    );
    expect(unsized).toEqual([]);
  });

  test("links to no other site but the brand's, and opens it in a new tab, as an arrow says", () => {
    // The arrow is in the link, or next to it.
    const links = [...html.matchAll(/<a\b[^>]*href="https?:.*?<\/a>(?:<svg)?/gs)].map(String);
    const isOwn = (link: string) =>
      [brand.appUrl, brand.docsUrl].some((own) => link.includes(`href="${own}`));
    expect(links.filter((link) => !isOwn(link))).toEqual([]);
    expect(links.filter((link) => !link.includes('target="_blank" rel="noopener"'))).toEqual([]);
    expect(links.filter((link) => !link.includes("<svg"))).toEqual([]);
  });

  test("every internal link and anchor has a target", () => {
    // Links to another language: languages.test.ts.
    const own = html.replace(/<a\b[^>]*\shrefLang=[^>]*>/g, "");
    const links = attributes(own, "a", "href").filter((each) => /^[/#]/.test(each));
    expect(links.filter((href) => !isTarget(href, file))).toEqual([]);
  });
});

test.each(pages)("$path has a social image", ({ html }) => {
  expect(imageOf(html)).toMatch(/^\/social\/[\w-]+\.png$/);
  const image = read(imageOf(html));
  expect(pngSize(image)).toEqual({ width: 1200, height: 630 });
  expect(image.length).toBeLessThan(IMAGE_MAX);
  expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
  expect(meta(html, "og:locale")).toBe("en_GB");
  const [written] = titleOf(html).split(" | ");
  expect(plain(meta(html, "og:image:alt") ?? "", "")).toBe(written);
  expect(meta(html, "twitter:card")).toBe("summary_large_image");
});

test("the not-found page shows no image of a page", () => {
  expect(meta(htmlOf("404"), "og:image")).toBeUndefined();
  expect(meta(htmlOf("404"), "twitter:card")).toBe("summary");
});

test.each<[string, (html: string) => string | undefined]>([
  ["title", titleOf],
  ["description", (html) => meta(html, "description")],
  ["social image", (html) => read(imageOf(html)).toString("latin1")],
])("no two pages have the same %s", (_, of) => {
  expect(new Set(pages.map(({ html }) => of(html))).size).toBe(pages.length);
});

test("every route is reachable from header or footer", () => {
  const shell = htmlOf("/").replace(/<main[\s\S]*<\/main>/, "");
  const reachable = attributes(shell, "a", "href");
  expect(pages.filter(({ path }) => !reachable.includes(path))).toEqual([]);
});

/** The number of characters that fill a phone (`--fs-hero-phone`). */
const LINE_MAX = 13;
const headline = /<h[12] class="headline\b[^>]*>(.*?)<\/h[12]>/gs;

/** In every language. */
const files = fileNames().filter((name) => name.endsWith(".html"));

describe.each(files)("%s", (name) => {
  const html = read(name).toString();

  test("has a title and a description that search engines show as a whole", () => {
    expect(titleOf(html).length).toBeLessThanOrEqual(TITLE_MAX);
    const description = plain(meta(html, "description") ?? "", "");
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  test("has no line of a headline that is wider than a phone", () => {
    const lines = [...html.matchAll(headline)].flatMap(([, inner = ""]) =>
      [...inner.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, line = ""]) => plain(line, "")),
    );
    expect(lines.filter((line) => line.trim().length > LINE_MAX)).toEqual([]);
  });

  test("says nothing in characters that the fonts lack", () => {
    // Any font draws the narrow space before French signs.
    const drawn = `${characters}\u202f\n`;
    const text = plain(html.replace(/<pre\b[\s\S]*?<\/pre>/g, ""), "");
    expect([...new Set(text)].filter((each) => !drawn.includes(each))).toEqual([]);
    const headings = html.match(/<(h[1-3]|summary)\b.*?<\/\1>/gs) ?? [];
    const large = plain(headings.join(""), "");
    expect([...large].filter((each) => !`${displayCharacters}\u202f\n`.includes(each))).toEqual([]);
  });
});
