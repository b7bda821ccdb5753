import { type Selector, transform } from "lightningcss";

/** Minified styles, read once: any part of them can then be written without reading them again. */
export type Sheet = readonly SheetNode[];
type SheetNode = StyleRule | Block | Verbatim;

export interface StyleRule {
  readonly kind: "rule";
  readonly selectors: readonly RuleSelector[];
  readonly declarations: readonly Declaration[];
}

export interface RuleSelector {
  readonly text: string;
  readonly parts: Selector;
}

export interface Declaration {
  readonly text: string;
  /** Without a vendor's prefix. */
  readonly property: string;
}

/** Rules under one condition or in one layer. */
interface Block {
  readonly kind: "block";
  readonly prelude: string;
  readonly nodes: Sheet;
}

/** Keyframes, a typeface, the type of a custom property, or the order of the layers. */
interface Verbatim {
  readonly kind: "verbatim";
  readonly text: string;
}

/** Reads what Lightning CSS has minified: without comments, and without rules in rules. */
export function readSheet(css: string): Sheet {
  const selectors: Selector[][] = [];
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => void selectors.push(value.selectors) } },
  });
  let rules = 0;

  const read = (text: string): SheetNode[] =>
    statements(text).map(({ prelude, body }): SheetNode => {
      if (body === undefined) return { kind: "verbatim", text: `${prelude};` };
      if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
        return { kind: "block", prelude, nodes: read(body) };
      }
      if (prelude.startsWith("@")) return { kind: "verbatim", text: `${prelude}{${body}}` };
      const parsed = selectors[rules++] ?? [];
      const texts = split(prelude, ",");
      if (texts.length !== parsed.length) throw new Error(`Misread selectors: ${prelude}`);
      return {
        kind: "rule",
        selectors: texts.map((text, index) => ({ text, parts: parsed[index] ?? [] })),
        declarations: split(body, ";").map((text) => ({ text, property: propertyOf(text) })),
      };
    });
  return read(css);
}

export function writeSheet(sheet: Sheet): string {
  return sheet.map(write).join("");
}

function write(node: SheetNode): string {
  if (node.kind === "verbatim") return node.text;
  if (node.kind === "block") {
    const text = writeSheet(node.nodes);
    if (text) return `${node.prelude}{${text}}`;
    // An empty layer still has its place among the layers.
    return node.prelude.startsWith("@layer ") ? `${node.prelude};` : "";
  }
  if (node.declarations.length === 0) return "";
  const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text);
  return `${texts(node.selectors).join()}{${texts(node.declarations).join(";")}}`;
}

const propertyOf = (declaration: string) =>
  declaration.slice(0, declaration.indexOf(":")).replace(/^-(?:webkit|moz|ms)-/, "");

interface Statement {
  readonly prelude: string;
  /** What stands in braces, if anything does. */
  readonly body?: string;
}

function statements(css: string): Statement[] {
  const found: Statement[] = [];
  let start = 0;
  let open = 0;
  for (const { index, character, depth } of marks(css)) {
    if (character === "{" && depth === 0) open = index;
    if (character === "}" && depth === 0) {
      found.push({ prelude: css.slice(start, open), body: css.slice(open + 1, index) });
      start = index + 1;
    }
    if (character === ";" && depth === 0) {
      found.push({ prelude: css.slice(start, index) });
      start = index + 1;
    }
  }
  return found;
}

/** Splits where a separator stands in no brackets and no string. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, character, depth } of marks(text)) {
    if (character !== separator || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)].filter(Boolean);
}

/** Every bracket and separator outside strings, with the number of brackets around it. */
function* marks(text: string) {
  let depth = 0;
  for (const { 0: character, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[{}()[\],;]/g)) {
    if ("})]".includes(character)) depth--;
    yield { index, character, depth };
    if ("{([".includes(character)) depth++;
  }
}
