import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { attributes, documents, fileNames, read } from "./dist.ts";

const pages = documents
  .filter(({ path }) => path !== "404")
  .map(({ path, html }) => {
    const address = path === "/" ? "/index.md" : `${path}.md`;
    return { path, html, address, twin: read(address).toString() };
  });

/* Reads the pages by rules of its own, to detect what the converter loses. */

/** Text that a page shows only if scripts run; its twin omits it. */
const needsScript: Record<string, string[]> = {
  "/contact": ["Send a message", "Please do not send"],
  "/webhooks": ["No events chosen", "Choose an event"],
  "/pricing": ["This planner counts"],
};

/** Normalises text: without marks, link targets, punctuation and differences in white space. */
const words = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\(opens in a new tab\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const isShown = ({ tagName, properties }: Element) =>
  !["svg", "button", "label", "legend", "progress", "caption"].includes(tagName) &&
  String(properties.ariaHidden) !== "true" &&
  !/status|alert/.test(String(properties.role));

/** The text of an element; inside links, without the text for screen readers only; no clause's number. */
function textOf(node: Nodes, inLink = false): string {
  if (node.type === "text") return ` ${node.value} `;
  if (!("children" in node)) return "";
  if (node.type === "element" && !isShown(node)) return "";
  const isLink = inLink || (node.type === "element" && node.tagName === "a");
  if (inLink && node.type === "element" && String(node.properties.className).includes("sr"))
    return "";
  const text = node.children.map((child) => textOf(child, isLink)).join("");
  return isLink && /^[\d. ]+$/.test(text) ? "" : text;
}

function elementsOf(node: Nodes, names: readonly string[]): Element[] {
  if (node.type === "element" && !isShown(node)) return [];
  const inner =
    "children" in node ? node.children.flatMap((child) => elementsOf(child, names)) : [];
  return node.type === "element" && names.includes(node.tagName) ? [node, ...inner] : inner;
}

describe.each(pages)("$path", ({ path, html, address, twin }) => {
  const lines = twin.split("\n");
  const [main] = elementsOf(fromHtml(html), ["main"]);
  const shown = (...names: string[]) => (main ? elementsOf(main, names) : []);
  const leftOut = (text: string) =>
    needsScript[path]?.some((start) => text.startsWith(words(start))) ?? false;

  test("is listed, and links to its page", () => {
    expect(read("llms.txt").toString()).toContain(`(${brand.siteOrigin}${address})`);
    expect(twin).toContain(`<${brand.siteOrigin}${path}>`);
  });

  test("has every heading of its page, with its level and in order, and one h1", () => {
    const ofPage = shown("h1", "h2", "h3", "h4")
      .map((each) => ({ level: Number(each.tagName[1]), text: words(textOf(each)) }))
      .filter(({ text }) => !leftOut(text));
    const ofTwin = withoutCode(lines)
      .filter((line) => /^#{1,6} /.test(line))
      .map((line) => ({ level: line.indexOf(" "), text: words(line) }));
    expect(ofTwin).toEqual(ofPage);
    expect(ofTwin.filter(({ level }) => level === 1)).toHaveLength(1);
  });

  test("has every row of every table", () => {
    const rows = lines.filter((line) => line.startsWith("|")).map(words);
    for (const row of shown("tr")) expect(rows).toContain(words(textOf(row)));
  });

  test("has every paragraph, item, term, detail and code listing of its page", () => {
    const text = words(twin);
    const missing = shown("p", "li", "dt", "dd", "pre")
      .filter((each) => elementsOf(each, ["p", "li", "dl"]).length <= 1)
      .map((each) => words(textOf(each)))
      .filter((each) => !text.includes(each) && !leftOut(each));
    expect(missing).toEqual([]);
  });

  test("contains no labels or status texts of the user interface", () => {
    expect(twin).not.toMatch(
      /Loading\.\.\.|Sending\.\.\.|\(opens in a new tab\)|About this number|Link to:/,
    );
    expect(twin).not.toMatch(/<(?!https:|\?php|[\w.+-]+@)[a-z/!]/i);
    expect(withoutCode(lines).join("\n")).not.toMatch(/\b(\w{3,}) \1\b/i);
    expect(twin).not.toMatch(/\n{3}|[ \t]\n|undefined|\[object|, ,|;;|\*\*\*\*/);
  });

  test("every link in it works", () => {
    const files = new Set(fileNames());
    for (const [, target = ""] of twin.matchAll(/\]\(([^)\s]+)\)/g)) {
      const url = new URL(target);
      if (url.origin !== brand.siteOrigin) continue;
      const page = documents.find((each) => each.path === url.pathname);
      expect(page ?? files.has(url.pathname.slice(1)), target).toBeTruthy();
      if (url.hash && page)
        expect(attributes(page.html, "[a-z0-9]+", "id")).toContain(url.hash.slice(1));
    }
  });
});

function withoutCode(lines: readonly string[]): string[] {
  let inCode = false;
  return lines.filter((line) => {
    if (line.startsWith("```")) inCode = !inCode;
    return !inCode;
  });
}
