import { type ESTree, parseSync, Visitor } from "vite";

/** The module whose functions mark texts: `app/content/words.ts`. */
const WORDS = "#words";

/** A text of the site, as a translator gets it. */
export interface Text {
  /** In ICU's format: "At least {amount}", "{0, plural, one {# day} other {# days}}", "<0>Ask</0> us". */
  readonly message: string;
  /** Distinguishes texts that are the same in English. */
  readonly context?: string;
  /** For the translator. */
  readonly comment?: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element of a message, with what is in it; and the form of a plural. */
const ELEMENT = /<(\d+)(?:\/>|>(.*?)<\/\1>)/gs;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** Whether a source may contain texts. */
export const hasTexts = (code: string) => code.includes(`"${WORDS}"`);

/**
 * Replaces each text that a module marks by its translation, as if it had been written there, without moving the lines
 * around it. `translate` returns ICU's format, too.
 */
export function inlineTexts(code: string, file: string, translate: (text: Text) => string): string {
  /** In order, and none in another. */
  const edits: (Span & { readonly text: string })[] = [];
  const inJsx = new Set<unknown>();

  /** The code of a node, its texts replaced. */
  function written({ start, end }: Span): string {
    let [all, at] = ["", start];
    for (const edit of edits.filter((each) => each.start >= start && each.end <= end)) {
      all += code.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return all + code.slice(at, end);
  }

  function replace(node: Span, text: string): void {
    const linesIn = (of: string) => of.split("\n").length;
    const fewer = linesIn(code.slice(node.start, node.end)) - linesIn(text);
    const lost = "\n".repeat(Math.max(0, fewer));
    while (edits.length > 0 && (edits.at(-1)?.start ?? 0) >= node.start) edits.pop();
    edits.push({ ...node, text: text + (lost && inJsx.has(node) ? `{${lost}}` : lost) });
  }

  /** The contents of one text: gathers the code of its values and elements, and fills in its translation. */
  function contents() {
    const values = new Map<string, string>();
    const elements: { readonly open: string; readonly close: string }[] = [];

    /** A value's place in the message: its name, or how many without one came before. */
    function place(node: ESTree.Expression): string {
      const [named] = node.type === "ObjectExpression" ? node.properties : [];
      const [key, value] = named?.type === "Property" ? [named.key, named.value] : [node, node];
      const unnamed = [...values.keys()].filter((each) => /^\d/.test(each)).length;
      const name = key.type === "Identifier" ? key.name : String(unnamed);
      values.set(name, written(value));
      return name;
    }

    function template({ quasis, expressions }: ESTree.TemplateLiteral): string {
      const places = expressions.map((each) => `{${place(each)}}`);
      return quasis.map(({ value }, index) => value.cooked + (places[index] ?? "")).join("");
    }

    function child(node: ESTree.JSXChild): string {
      if (node.type === "JSXText") return withoutIndents(node.value);
      if (node.type === "JSXElement") {
        const { openingElement, closingElement, children } = node;
        const close = closingElement ? written(closingElement) : "";
        const index = elements.push({ open: written(openingElement), close }) - 1;
        return close ? `<${index}>${children.map(child).join("")}</${index}>` : `<${index}/>`;
      }
      if (node.type !== "JSXExpressionContainer") throw fault("", `${node.type} has no place`);
      const { expression } = node;
      if (expression.type === "JSXEmptyExpression") return "";
      return expression.type === "Literal" ? `${expression.value}` : `{${place(expression)}}`;
    }

    const fault = (message: string, reason: string) =>
      new Error(`${file}: in "${message}", ${reason}.`);

    /** A translation as code: its texts with their values, and its elements. */
    function filled(message: string): string[] {
      const literal = (text: string) => {
        const [stray] = /<\/?\d+\/?>/.exec(text) ?? [];
        if (stray) throw fault(message, `${stray} closes nothing`);
        const parts = text.split(/\{(\w+)\}/);
        if (parts.length === 1) return JSON.stringify(text);
        const codes = parts.map((part, index) => {
          if (index % 2 === 0) return part.replace(/[\\`]|\$(?=\{)/g, "\\$&");
          const value = values.get(part);
          if (value === undefined) throw fault(message, `{${part}} is not a value of the text`);
          return `\${${value}}`;
        });
        const [before, value = "", after, ...more] = codes;
        if (!before && !after && more.length === 0) return `(${value.slice(2, -1)})`;
        return `\`${codes.join("")}\``;
      };
      const nodes: string[] = [];
      let at = 0;
      for (const { 0: whole, 1: index, 2: inner, index: start } of message.matchAll(ELEMENT)) {
        const element = elements[Number(index)];
        if (!element) throw fault(message, `<${index}> is not an element of the text`);
        if (start > at) nodes.push(literal(message.slice(at, start)));
        const inside = filled(inner ?? "").map(asChild);
        nodes.push(element.open + inside.join("") + element.close);
        at = start + whole.length;
      }
      if (at < message.length) nodes.push(literal(message.slice(at)));
      return nodes;
    }
    return { place, template, child, filled };
  }

  new Visitor({
    JSXFragment: ({ children }) => void children.map((each) => inJsx.add(each)),
    JSXElement: ({ children }) => void children.map((each) => inJsx.add(each)),
    "TaggedTemplateExpression:exit"(node) {
      if (!isNamed(node.tag, "t")) return;
      const { template, filled } = contents();
      replace(node, asExpression(filled(translate({ message: template(node.quasi) }))));
    },
    "CallExpression:exit"(node) {
      const [first, second] = node.arguments;
      if (isNamed(node.callee, "t") && first?.type === "ObjectExpression") {
        const { template, filled } = contents();
        const parts = Object.fromEntries(
          propertiesOf(first).map(([name, value]) => [
            name,
            value.type === "TemplateLiteral" ? template(value) : textOf(value),
          ]),
        );
        replace(node, asExpression(filled(translate(parts as unknown as Text))));
      }
      if (isNamed(node.callee, "plural") && second?.type === "ObjectExpression") {
        const forms = propertiesOf(second).map(([name, form]) => `${name} {${textOf(form)}}`);
        const place = contents().place(first as ESTree.Expression);
        const message = translate({ message: `{${place}, plural, ${forms.join(" ")}}` });
        const translated = [...message.matchAll(FORM)].map(([, name, form]) => [name, form]);
        replace(second, JSON.stringify(Object.fromEntries(translated)));
      }
    },
    "JSXElement:exit"(node) {
      if (!isNamed(node.openingElement.name, "Trans")) return;
      const { child, filled } = contents();
      const nodes = filled(translate({ message: node.children.map(child).join("") }));
      replace(node, inJsx.has(node) ? nodes.map(asChild).join("") : asExpression(nodes));
    },
  }).visit(parseSync(file, code).program);
  return written({ start: 0, end: code.length });
}

const isNamed = (node: { type: string; name?: unknown }, name: string) =>
  /Identifier$/.test(node.type) && node.name === name;

const textOf = (node: ESTree.Node) => (node.type === "Literal" ? String(node.value) : "");

const propertiesOf = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((each) =>
    each.type === "Property" && each.key.type === "Identifier"
      ? [[each.key.name, each.value] as const]
      : [],
  );

const asChild = (node: string) => (node.startsWith("<") ? node : `{${node}}`);

/** Nodes as one expression: a text, an element, or both in a fragment. */
const asExpression = (nodes: readonly string[]) =>
  nodes.length > 1 ? `<>${nodes.map(asChild).join("")}</>` : (nodes[0] ?? '""');

/** A text between elements as JSX reads it: lines without their indents, and a space between two. */
const withoutIndents = (text: string) =>
  text
    .replaceAll("&amp;", "&")
    .replace(/^\s*\n\s*|\s*\n\s*$/g, "")
    .replace(/\s*\n\s*/g, " ");
