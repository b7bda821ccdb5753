import type { Element, Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { routeOf, routes } from "../../app/content/pages.ts";
import { twinAddress } from "../../site-build/feeds/addresses.ts";
import { isTarget, read } from "./dist.ts";
import { elementsOf, isHidden, treeOf } from "./tree.ts";

const twins = routes.map(({ path }) => ({ path, twin: read(twinAddress(path)).toString() }));
const index = read("llms.txt").toString();

describe("llms.txt", () => {
  test("follows llmstxt.org: a name, a summary, lists of links", () => {
    const [title, , summary] = index.split("\n");
    expect(title).toBe(`# ${brand.name}`);
    expect(summary).toBe(`> ${routeOf("/").description}`);
    expect(index.match(/^# /gm)).toHaveLength(1);
    const lists = index.split("\n## ").slice(1);
    expect(lists.length).toBeGreaterThan(4);
    for (const list of lists) {
      const [, ...lines] = list.split("\n").filter(Boolean);
      expect(lines.length, list).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
    }
  });

  test("links to every page's twin once, in the words of the page", () => {
    const lines = index.split("\n");
    for (const { path, name, description } of routes) {
      const address = brand.siteOrigin + twinAddress(path);
      expect(lines.filter((line) => line.includes(`](${address})`))).toEqual([
        `- [${name}](${address}): ${description}`,
      ]);
    }
  });
});

test.each([{ path: "llms.txt", twin: index }, ...twins])(
  "every link in the text of $path works",
  ({ twin }) => {
    const links = [...twin.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const own = links.filter((target) => new URL(target).origin === brand.siteOrigin);
    expect(own.filter((target) => !isTarget(target))).toEqual([]);
  },
);

/* Reads the pages by rules of its own, to detect what the converter loses. */

/** Text that a page shows only if scripts run; its twin omits it. */
const needsScript: Record<string, string[]> = {
  "/contact": ["Send a message", "Please do not send"],
  "/webhooks": ["No events chosen", "Choose an event"],
  "/pricing": ["This planner counts", "Local cards: you receive"],
};

/** Normalises text: without marks, link targets, punctuation and differences in white space. */
const words = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\(opens in a new tab\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const isLeftOut = ({ tagName, properties }: Element) =>
  ["svg", "button", "label", "legend", "progress", "caption"].includes(tagName) ||
  String(properties.ariaHidden) === "true" ||
  /status|alert/.test(String(properties.role));

/** The text of an element; inside links, without the text for screen readers only; no clause's number. */
function textOf(node: Nodes, inLink = false): string {
  if (node.type === "text") return ` ${node.value} `;
  if (!("children" in node)) return "";
  if (node.type === "element" && (isLeftOut(node) || (inLink && isHidden(node)))) return "";
  if (node.type === "element" && /^h\d$/.test(node.tagName) && node.properties.ariaLabel) {
    return String(node.properties.ariaLabel);
  }
  const isLink = inLink || (node.type === "element" && node.tagName === "a");
  const text = node.children.map((child) => textOf(child, isLink)).join("");
  return isLink && /^[\d. ]+$/.test(text) ? "" : text;
}

describe.each(twins)("the text of $path", ({ path, twin }) => {
  const lines = twin.split("\n");
  const elements = elementsOf(treeOf(path), isLeftOut);
  const shown = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const needs = (text: string) =>
    needsScript[path]?.some((start) => text.startsWith(words(start))) ?? false;

  test("links to its page", () => {
    expect(twin).toContain(`<${brand.siteOrigin}${path}>`);
  });

  test("has every heading of its page, with its level and in order", () => {
    const ofPage = shown("h1", "h2", "h3", "h4")
      .map((each) => ({ level: Number(each.tagName[1]), text: words(textOf(each)) }))
      .filter(({ text }) => !needs(text));
    const ofTwin = withoutCode(lines)
      .filter((line) => /^#{1,6} /.test(line))
      .map((line) => ({ level: line.indexOf(" "), text: words(line) }));
    expect(ofTwin).toEqual(ofPage);
  });

  test("has every row, paragraph, item, term, detail and code listing of its page", () => {
    const text = words(twin);
    const isBlock = ({ tagName }: Element) => ["p", "li", "dl"].includes(tagName);
    const missing = shown("tr", "p", "li", "dt", "dd", "pre")
      .filter((each) => elementsOf(each, isLeftOut).filter(isBlock).length <= 1)
      .map((each) => words(textOf(each)))
      .filter((each) => !text.includes(each) && !needs(each));
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
});

function withoutCode(lines: readonly string[]): string[] {
  let inCode = false;
  return lines.filter((line) => {
    if (line.startsWith("```")) inCode = !inCode;
    return !inCode;
  });
}
