import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { documents, mainOf, markupOf } from "./dist.ts";

/** The elements of a node, itself included, in order; without those that `isLeftOut` names and their contents. */
export function elementsOf(node: Nodes, isLeftOut = (_: Element) => false): Element[] {
  if (node.type === "element" && isLeftOut(node)) return [];
  const inner =
    "children" in node ? node.children.flatMap((child) => elementsOf(child, isLeftOut)) : [];
  return node.type === "element" ? [node, ...inner] : inner;
}

/** Whether an element's words are for a screen reader only. */
export const isHidden = ({ properties }: Element) =>
  String(properties.className).split(",").includes("sr");

/** Every document, inside `main` and around it, parsed once for all tests. */
export const trees = documents.map(({ path, html }) => {
  const markup = markupOf(html);
  const around = markup.replace(/<main[\s\S]*<\/main>/, "");
  return { path, main: fromHtml(mainOf(markup), { fragment: true }), around: fromHtml(around) };
});

export const treeOf = (path: string) =>
  trees.find((each) => each.path === path)?.main ?? fromHtml("");
