import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { headScript } from "../../app/before-react/head-script.ts";
import { brand } from "../../app/content/brand.ts";
import { characters } from "../../generator/fonts/characters.ts";
import { attributes, documents, fileNames, meta, read } from "./dist.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Our own limit, which includes the brand name, is tested below.
    "long-title": "off",
  },
});

const routeDocuments = documents.filter(({ path }) => path !== "404");
const files = fileNames();
const titleOf = (html: string) =>
  html.match(/<title>([^<]*)<\/title>/)?.[1]?.replaceAll("&amp;", "&");

describe.each(documents)("$path", ({ path, html }) => {
  test("is valid HTML", async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });

  test("has one h1", () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test("has metadata for search engines and link previews", () => {
    const title = titleOf(html) ?? "";
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title.endsWith(` | ${brand.name}`)).toBe(true);
    const description = meta(html, "description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(meta(html, "keywords")).toMatch(/\w/);
    for (const key of ["og:title", "og:description", "og:type", "og:site_name"]) {
      expect(meta(html, key), key).toBeTruthy();
    }
    for (const key of ["twitter:card", "twitter:title", "twitter:description"]) {
      expect(meta(html, key), key).toBeTruthy();
    }
    const canonical = attributes(html, 'link rel="canonical"', "href");
    const expected = path === "404" ? [] : [brand.siteOrigin + path];
    expect(canonical).toEqual(expected);
    expect(meta(html, "og:url") ?? "").toBe(expected[0] ?? "");
  });

  test("has no inline script but the theme's, no inline style, no event attribute", () => {
    // Data blocks are never executed.
    const inline = [
      ...html.matchAll(
        /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, code]) => code);
    expect(inline).toEqual([headScript]);
    expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/);
  });

  test("has an integrity hash for every script that it loads", () => {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).not.toEqual([]);
    for (const tag of scripts) {
      const [address = ""] = attributes(tag, "script", "src");
      const digest = createHash("sha256").update(read(address)).digest("base64");
      expect(attributes(tag, "script", "integrity"), address).toEqual([`sha256-${digest}`]);
    }
  });

  test("has no undefined class", () => {
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
  });

  test("links to no other site but the brand's, and opens it in a new tab", () => {
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, tag = ""]) => tag);
    for (const tag of links.filter((each) => /href="https?:/.test(each))) {
      const href = tag.match(/href="([^"]*)"/)?.[1] ?? "";
      expect(
        [brand.appUrl, brand.docsUrl].some((own) => href.startsWith(own)),
        href,
      ).toBe(true);
      expect(tag).toContain('target="_blank"');
      expect(tag).toContain('rel="noopener"');
    }
  });

  test("every internal link and anchor has a target", () => {
    const ids = (of: string) => new Set(attributes(of, "[a-z0-9]+", "id"));
    for (const href of attributes(html, "a", "href").filter((each) => /^[/#]/.test(each))) {
      const url = new URL(href, `https://site.test${path === "404" ? "/" : path}`);
      if (fileNames().includes(href.slice(1))) continue;
      const target = href.startsWith("#")
        ? html
        : (documents.find((each) => each.path === url.pathname)?.html ??
          files.find((name) => `/${name}` === url.pathname));
      expect(target, href).toBeDefined();
      if (url.hash) expect(ids(target ?? ""), href).toContain(url.hash.slice(1));
    }
  });
});

test("titles and descriptions are unique", () => {
  for (const of of [titleOf, (html: string) => meta(html, "description")]) {
    const values = routeDocuments.map(({ html }) => of(html));
    expect(new Set(values).size).toBe(values.length);
  }
});

test("every route is reachable from header or footer", () => {
  const home = documents.find(({ path }) => path === "/")?.html ?? "";
  const shell = home.replace(/<main[\s\S]*<\/main>/, "");
  const reachable = new Set(attributes(shell, "a", "href"));
  for (const { path } of routeDocuments) expect(reachable, path).toContain(path);
});

test("the fonts have every character of the text", () => {
  for (const { path, html } of documents) {
    const text = html
      .replace(/<(style|script|pre)\b[\s\S]*?<\/\1>/g, "")
      .replace(/<[^>]*>/g, "")
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"');
    const missing = [...new Set(text)].filter(
      (each) => !characters.includes(each) && each !== "\n",
    );
    expect(missing, path).toEqual([]);
  }
});
