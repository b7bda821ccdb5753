import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type State, toMdast } from "hast-util-to-mdast";
import type {
  BlockContent,
  List,
  ListItem,
  Nodes as MdastNodes,
  PhrasingContent,
  Table,
} from "mdast";
import { type Handle, toMarkdown } from "mdast-util-to-markdown";
import { t } from "#words";
import { addressOf, spoken } from "../../app/content/language.ts";
import { classesOf, descendants, elementsIn, find, textOf } from "./elements.ts";

/** Drawings, and elements that only work with a script. */
const dropped = new Set([
  ...["svg", "script", "style", "template", "button", "progress"],
  ...["legend", "input", "select", "textarea", "caption"],
]);
/** Elements that matter even if they are empty. */
const keptEmpty = new Set(["br", "hr", "td", "th"]);
const inlines = new Set(["a", "b", "code", "em", "i", "small", "span"]);
const blocks = /^(?:h[1-6]|p|div|ul|ol|dl|table|pre|section)$/;
const headings = /^h[1-6]$/;

/**
 * The page's `main` as Markdown, converted from its finished HTML, so the two cannot differ.
 * `address` is the page's URL, used to make every link absolute.
 */
export function markdownTwin(html: string, address: string): string {
  const main = find(fromHtml(html), ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`The document of ${address} has no main element.`);
  const around = { address, main, scripted: scriptedClasses(html), inLink: false, inCode: false };
  const tree = toMdast(
    { ...main, children: cleanedAll(main.children, around) },
    { handlers: { dl: definitions } },
  );
  tighten(tree);
  const markdown = toMarkdown(tree, {
    bullet: "-",
    emphasis: "_",
    handlers: { table },
  });
  const { href: list } = new URL(addressOf("/llms.txt"), address);
  return `${markdown}\n---\n\n${t`This is the text of ${{ page: `<${address}>` }}. All pages: ${{ list: `<${list}>` }}.`}\n`;
}

/** As in GitHub's Markdown. A pipe would end the cell, also in code. */
const table: Handle = ({ children }: Table, _, state, info) => {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) =>
      state
        .containerPhrasing(cell, { ...info, before: " ", after: " " })
        .replaceAll("\n", " ")
        .replaceAll("|", "\\|"),
    ),
  );
  const lines = [head, head.map(() => "-"), ...rows];
  return lines
    .map((cells) => `|${cells.map((cell) => cell && ` ${cell}`).join(" |")} |`)
    .join("\n");
};

interface Around {
  readonly address: string;
  readonly main: Element;
  /** Classes of elements that are hidden when no script runs. */
  readonly scripted: ReadonlySet<string>;
  readonly inLink: boolean;
  readonly inCode: boolean;
}

/** Finds them in the page's styles, which hide elements that need a script. */
function scriptedClasses(html: string): ReadonlySet<string> {
  const names = html
    .split("}")
    // Keeps the innermost block only, without the rules around it.
    .map((rule) => rule.split("{").slice(-2))
    .filter(([selectors = "", declarations = ""]) => {
      const needs = selectors.includes(":root:not([data-script])");
      return needs && declarations.split(";").some((each) => each.startsWith("display:none"));
    })
    // The last class of each selector, alone or in a list.
    .flatMap(([selectors = ""]) => [...selectors.matchAll(/\.([\w-]+)(?=[,)]|$)/g)]);
  return new Set(names.map(([, name = ""]) => name));
}

function cleanedAll(nodes: readonly ElementContent[], around: Around): ElementContent[] {
  // Dropped: words of a link for screen readers only, unless they replace words drawn next to them.
  const namesLink = around.inLink && !nodes.some(isDrawn);
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (node.type === "element") return namesLink && isHidden(node) ? [] : cleaned(node, around);
    return node.type === "comment" ? [] : [node];
  });
  return around.inCode ? kept : kept.flatMap((node, index) => apart(kept[index - 1], node));
}

/** The part of an element that stays in Markdown. */
function cleaned(element: Element, around: Around): ElementContent[] {
  const { tagName, properties } = element;
  if (classesOf(element).some((name) => around.scripted.has(name))) {
    return filledIn(element, around.main);
  }
  if (isLeftOut(element)) return [];

  // A headline whose words change is named by all of them.
  if (headings.test(tagName) && properties.ariaLabel) {
    return [make(tagName, [text(String(properties.ariaLabel))])];
  }
  if (isPermalink(element)) return [text(textOf(element.children))];

  const children = cleanedAll(element.children, {
    ...around,
    inLink: around.inLink || tagName === "a",
    inCode: around.inCode || tagName === "pre",
  });
  if (textOf(children).trim() === "" && !keptEmpty.has(tagName)) {
    // Decoration, or a drawing that one sentence describes.
    const label = tagName === "figure" && properties.ariaLabel;
    return label ? [make("p", [text(String(label))])] : [];
  }
  if (tagName === "a") return linked({ ...element, children }, around.address);
  const [number, heading] = children;
  if (number?.type === "text" && heading?.type === "element" && headings.test(heading.tagName)) {
    return [{ ...heading, children: [text(`${number.value}. `), ...heading.children] }];
  }
  // A list of Markdown would number the clauses once more, from 1.
  if (tagName === "ol" && descendants(element).some(isPermalink)) return [make("ul", children)];
  if (isRowOfLinks(tagName, children)) return [make("ul", elementsIn(children).map(listItem))];
  if (/^[uo]l$/.test(tagName) && elementsIn(children).every(hasHeading)) {
    return elementsIn(children).flatMap((each) => each.children);
  }
  return [{ ...element, children }];
}

const isHidden = (element: Element) => classesOf(element).includes("sr");

/** Words or digits that are drawn, and hidden from screen readers. */
const isDrawn = (node: ElementContent) =>
  node.type === "element" && String(node.properties.ariaHidden) === "true" && textOf([node]) !== "";

/** The number of a section or clause, linked to itself. */
const isPermalink = ({ tagName, properties: { href }, children }: Element) =>
  tagName === "a" && /^#/.test(String(href)) && /^[\d.]+$/.test(textOf(children));

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    dropped.has(tagName) ||
    String(properties.ariaHidden) === "true" ||
    // Folds the content after it, below a heading with the same words.
    (tagName === "details" && elementsIn(element.children).length === 1) ||
    // The way back to a list that a reader of Markdown has above.
    properties.href === "#contents" ||
    // Only styles and scripts show it.
    Boolean(properties.hidden) ||
    // A label is dropped with its field, but that of a checkbox is the text of a list item.
    (tagName === "label" && !find(element, ({ properties: { type } }) => type === "checkbox"))
  );
}

/** Controls need a script, but the result next to them needs their values. */
function filledIn(element: Element, main: Element): ElementContent[] {
  const items = descendants(element).flatMap(({ tagName, properties, children }) => {
    if (tagName === "input" ? properties.type !== "text" : tagName !== "select") return [];
    const selected = elementsIn(children).find((option) => "selected" in option.properties);
    const value = selected ? textOf(selected.children) : properties.value;
    const label = find(main, (each) => String(each.properties.htmlFor) === properties.id);
    return value ? [listItem(text(`${textOf(label?.children ?? [])}${spoken.colon}${value}`))] : [];
  });
  return items.length > 0 ? [make("ul", items)] : [];
}

/** A link with an absolute URL; if it contains blocks, their heading becomes the link. */
function linked({ properties, children }: Element, address: string): ElementContent[] {
  const href = new URL(String(properties.href), address).href;
  const parts = elementsIn(children).filter(({ tagName }) => blocks.test(tagName));
  if (parts.length === 0) return [make("a", children, { href })];
  const named = parts.find(({ tagName }) => headings.test(tagName)) ?? parts[0];
  return children.map((child) =>
    child === named ? { ...named, children: [make("a", named.children, { href })] } : child,
  );
}

/** Separates neighbours that only the layout keeps apart: with a space after a word, else a comma. */
function apart(before: ElementContent | undefined, node: ElementContent): ElementContent[] {
  if (before?.type === "text" && node.type === "element" && inlines.has(node.tagName)) {
    const glued = /[\p{L}\d]$/u.test(before.value) && /^[\p{L}\d]/u.test(textOf([node]));
    return glued ? [text(" "), node] : [node];
  }
  if (before?.type !== "element" || node.type !== "element") return [node];
  if (!inlines.has(before.tagName) || !inlines.has(node.tagName)) return [node];
  if (/\s$/.test(textOf([before])) || /^[\s.,:;]/.test(textOf([node]))) return [node];
  return [text(before.tagName === "b" ? " " : ", "), node];
}

function isRowOfLinks(tagName: string, children: readonly ElementContent[]): boolean {
  const elements = elementsIn(children);
  const between = children.filter(({ type }) => type === "text");
  return (
    tagName === "div" &&
    elements.length > 1 &&
    elements.every((each) => each.tagName === "a") &&
    /^[\s,]*$/.test(textOf(between))
  );
}

const hasHeading = (element: Element) =>
  find(element, ({ tagName }) => headings.test(tagName)) !== undefined;

function make(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

const listItem = (child: ElementContent) => make("li", [child]);
const text = (value: string): ElementContent => ({ type: "text", value });

/** A definition list as a list: each term in bold, then its details. */
function definitions(state: State, list: Element): List {
  const children = groupsOf(list).map((group) => definition(state, group));
  return { type: "list", ordered: false, spread: false, children };
}

interface Group {
  readonly term: Element;
  readonly details: readonly Element[];
}

/** The groups of a definition list, with or without a `div` around each. */
function groupsOf(list: Element): Group[] {
  const elements = elementsIn(list.children);
  const rows = elements.some(({ tagName }) => tagName === "div")
    ? elements.map(({ children }) => elementsIn(children))
    : [elements];
  return rows.flatMap((row) =>
    row.flatMap((term, index): Group[] => {
      if (term.tagName !== "dt") return [];
      const rest = row.slice(index + 1);
      const next = rest.findIndex(({ tagName }) => tagName === "dt");
      return [{ term, details: next === -1 ? rest : rest.slice(0, next) }];
    }),
  );
}

/** One line if the details are inline; otherwise blocks below the term. */
function definition(state: State, { term, details }: Group): ListItem {
  const bold: PhrasingContent = {
    type: "strong",
    children: phrases(flowOf(state, term)).flatMap((each) =>
      each.type === "strong" ? each.children : [each],
    ),
  };
  const flow = details.flatMap((each) => flowOf(state, each));
  if (flow.some(({ type }) => type !== "paragraph")) {
    return item([{ type: "paragraph", children: [bold] }, ...flow]);
  }
  const words = flow.flatMap((each, index): PhrasingContent[] => {
    const afterSentence = /[.?]\s*$/.test(textOf([flow[index - 1] ?? bold]));
    const joint = afterSentence ? " " : index === 0 ? spoken.colon : spoken.semicolon;
    return [{ type: "text", value: joint }, ...phrases([each])];
  });
  return item([{ type: "paragraph", children: [bold, ...words] }]);
}

const item = (children: BlockContent[]): ListItem => ({
  type: "listItem",
  spread: false,
  children,
});

function flowOf(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

function phrases(flow: readonly BlockContent[]): PhrasingContent[] {
  return flow.flatMap((each) => (each.type === "paragraph" ? each.children : []));
}

/** Removes the empty lines of lists whose items are single lines. */
function tighten(node: MdastNodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) tighten(child);
  if (node.type !== "list" || !node.children.every(({ children }) => children.length <= 1)) return;
  node.spread = false;
  for (const each of node.children) each.spread = false;
}
