import type { Element, ElementContent, Nodes } from "hast";
import type { Nodes as MdastNodes } from "mdast";

/* The facts that the build reads from a page's finished HTML. */

export const elementsIn = (nodes: readonly ElementContent[]) =>
  nodes.filter((node) => node.type === "element");

export function classesOf({ properties: { className } }: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Every element inside another, at any depth. */
export function descendants(element: Element): Element[] {
  return elementsIn(element.children).flatMap((child) => [child, ...descendants(child)]);
}

/** The first element that is wanted. */
export function find(node: Nodes, wanted: (element: Element) => boolean): Element | undefined {
  if (node.type === "element" && wanted(node)) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** The text of HTML or Markdown nodes. */
export function textOf(nodes: readonly (Nodes | MdastNodes)[]): string {
  return nodes
    .map((node) => {
      if ("children" in node) return textOf(node.children);
      return "value" in node && node.type !== "comment" ? node.value : "";
    })
    .join("");
}
