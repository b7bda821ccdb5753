import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { documents, markupOf } from "./dist.ts";

/** The elements of a node, itself included, in order; none of what `isLeftOut` names, nor in it. */
export function elementsOf(node: Nodes, isLeftOut = (_: Element) => false): Element[] {
  if (node.type === "element" && isLeftOut(node)) return [];
  const inner =
    "children" in node ? node.children.flatMap((child) => elementsOf(child, isLeftOut)) : [];
  return node.type === "element" ? [node, ...inner] : inner;
}

/** Whether an element's words are for a screen reader only. */
export const isHidden = ({ properties }: Element) =>
  String(properties.className).split(",").includes("sr");

/** The elements of every document, which is parsed once for all tests, and its `main`. */
export const trees = documents.map(({ path, html }) => {
  const elements = elementsOf(fromHtml(markupOf(html)));
  const main = elements.find(({ tagName }) => tagName === "main");
  if (!main) throw new Error(`The document of ${path} has no main.`);
  return { path, elements, main };
});

/** The `main` of a page. */
export function treeOf(path: string): Element {
  const tree = trees.find((each) => each.path === path);
  if (!tree) throw new Error(`There is no document of ${path}.`);
  return tree.main;
}
