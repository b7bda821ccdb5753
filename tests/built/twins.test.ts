import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { addressIn } from "../../app/content/languages.ts";
import { routeOf, routes } from "../../app/content/pages.ts";
import { resolveLanguages } from "../../site-build/configuration/languages.ts";
import { twinAddress } from "../../site-build/feeds/addresses.ts";
import { fileOf, isTarget, mainOf, markupOf, read } from "./dist.ts";
import { elementsOf, isHidden } from "./tree.ts";

const twins = resolveLanguages(process.env).flatMap((language) =>
  routes.map(({ path }) => ({
    path: addressIn(language, path),
    twin: read(addressIn(language, twinAddress(path))).toString(),
  })),
);
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

/* Reads the pages by its own rules, to detect text that the converter loses. */

/** Normalises text: without marks, link targets, punctuation and differences in white space. */
const words = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

const elementsIn = (nodes: readonly Nodes[]) => nodes.filter((node) => node.type === "element");
const isDrawn = ({ properties }: Element) => String(properties.ariaHidden) === "true";

/** Parts that a page shows or says, but nobody reads: drawings, controls, parts that need scripts, news. */
const isUnread = (element: Element) =>
  isDrawn(element) ||
  /^(?:svg|button|label|legend|select|progress)$/.test(element.tagName) ||
  element.properties.hidden !== undefined ||
  /status|alert/.test(String(element.properties.role)) ||
  String(element.properties.className).split(",").includes("scripted") ||
  elementsIn(element.children).some(({ tagName }) => tagName === "form") ||
  // Folds the content after it, below a heading with the same words.
  (element.tagName === "details" && elementsIn(element.children).length === 1);

const hasWords = (node: Nodes): boolean =>
  node.type === "text"
    ? words(node.value) !== ""
    : "children" in node && node.children.some(hasWords);

/** The texts of a node, in order. `names`: text for screen readers only is the name of a link here. */
function textsIn(node: Nodes, names = false): string[] {
  if (node.type === "text") return [node.value];
  if (!("children" in node)) return [];
  if (node.type !== "element") return node.children.flatMap((child) => textsIn(child));
  const { tagName, properties, children } = node;
  if (isUnread(node) || (isHidden(node) && (names || tagName === "caption"))) return [];
  const label = typeof properties.ariaLabel === "string" ? [properties.ariaLabel] : [];
  if (/^h\d$/.test(tagName) && label.length > 0) return label;
  const replaces = elementsIn(children).some((each) => isDrawn(each) && hasWords(each));
  const isInLink = names || tagName === "a";
  const texts = children.flatMap((child) =>
    textsIn(child, isInLink && !(replaces && child.type === "element" && isHidden(child))),
  );
  return tagName === "figure" && texts.every((text) => words(text) === "") ? label : texts;
}

describe.each(twins)("the text of $path", ({ path, twin }) => {
  const lines = twin.split("\n");
  const main = fromHtml(mainOf(markupOf(read(fileOf(path)).toString())), { fragment: true });

  test("links to its page", () => {
    expect(twin).toContain(`<${brand.siteOrigin}${path}>`);
  });

  test("has every heading of its page, with its level and in order", () => {
    const links = elementsOf(main).filter(({ tagName }) => tagName === "a");
    const inLinks = new Set(links.flatMap((link) => elementsOf(link)));
    const ofPage = elementsOf(main, isUnread)
      .filter(({ tagName }) => /^h[1-4]$/.test(tagName))
      .map((each) => ({
        level: Number(each.tagName[1]),
        text: words(textsIn(each, inLinks.has(each)).join(" ")),
      }));
    expect(ofPage.length).toBeGreaterThan(0);
    const ofTwin = withoutCode(lines)
      .filter((line) => /^#{1,6} /.test(line))
      .map((line) => ({
        level: line.indexOf(" "),
        text: words(line.replace(/^#+ \d+\\?\. /, "")),
      }));
    expect(ofTwin).toEqual(ofPage);
  });

  test("has every word of its page, in order", () => {
    const texts = textsIn(main).map(words).filter(Boolean);
    // The shortest page has its title and a sentence.
    expect(texts.length, "Do the elements still hold text?").toBeGreaterThan(1);
    const all = ` ${words(twin)} `;
    let at = 0;
    const missing = texts.filter((text) => {
      const found = all.indexOf(` ${text} `, at);
      if (found >= 0) at = found + text.length;
      return found < 0;
    });
    expect(missing).toEqual([]);
  });

  test("contains no labels or status texts of the user interface", () => {
    expect(twin).not.toMatch(
      /Loading\.\.\.|Sending\.\.\.|\(opens in a new tab\)|\(s’ouvre dans|About this number|À propos de ce chiffre/,
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
