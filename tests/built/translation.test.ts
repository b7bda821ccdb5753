import type { Element, Nodes } from "hast";
import { expect, test } from "vitest";
import { brand } from "../../app/content/brand.ts";
import { currencies } from "../../app/content/currencies.ts";
import { requestSamples } from "../../app/content/request-samples.ts";
import { sdks } from "../../app/content/sdks.ts";
import { allEvents } from "../../app/content/webhooks.ts";
import { elementsOf, isHidden, trees } from "./tree.ts";

/* Text that a translator must leave unchanged, where it is its own element. */

const code = new Set(["code", "pre", "kbd", "samp"]);
const names = new Set<string>([
  brand.name,
  ...Object.keys(currencies),
  ...allEvents,
  ...sdks.map(({ name }) => name),
  ...requestSamples.map(({ label }) => label),
]);
/** An ordinary word next to a name. */
const words = new Set(["Mobile"]);

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && isHidden(node)) return "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** The names and the code in a node that a translator may change. */
function translated(node: Nodes): string[] {
  if (node.type === "element" && node.properties.translate === "no") return [];
  if (!("children" in node)) return [];
  const inner = node.children.flatMap(translated);
  if (inner.length > 0 || node.type !== "element" || isUnread(node)) return inner;
  const text = wordsOf(node).trim();
  const isName = names.has(text) && !words.has(text) && !isMarked(node);
  return text && (code.has(node.tagName) || isName) ? [`<${node.tagName}> ${text}`] : [];
}

/** Whether the name is marked further in. */
const isMarked = (node: Element) =>
  elementsOf(node).some(({ properties }) => properties.translate === "no");
const isUnread = ({ tagName }: Element) => ["script", "style", "title"].includes(tagName);

test.each(trees)("$path marks its code and names as not to be translated", ({ main, around }) => {
  expect([...new Set([...translated(main), ...translated(around)])]).toEqual([]);
  expect(elementsOf(around).some(isMarked), "the brand's name, at least").toBe(true);
});
