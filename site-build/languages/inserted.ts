import { types as t } from "@babel/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/** The contents of a text: the expressions of its values, and its elements, both by the names in the message. */
interface Inserted {
  readonly values: ReadonlyMap<string, t.Node>;
  readonly components: ReadonlyMap<string, t.Node>;
  /** Receives the names of the functions that the result calls. */
  readonly helpers: Set<string>;
  /** For the message of an error. */
  readonly file: string;
}

type Token = ReturnType<typeof compileMessageOrThrow>[number];
const TAG = /<(\/?)(\d+)(\/?)>/g;

/** A message as nodes of the syntax tree: texts and elements, in order. */
export function fillIn(message: string, inserted: Inserted): t.Expression[] {
  /** `count`: of the plural around, which "#" stands for. */
  function nodesOf(tokens: readonly Token[], count?: t.Expression): t.Expression[] {
    const stack: { element?: t.JSXElement; nodes: t.Expression[] }[] = [{ nodes: [] }];
    const add = (node: t.Expression) => stack.at(-1)?.nodes.push(node);
    for (const token of tokens) {
      if (token === "#" && count) add(call("inDigits", t.cloneNode(count)));
      else if (typeof token !== "string") add(insertedValue(token));
      else {
        let from = 0;
        for (const { 0: tag, 1: closing, 2: name = "", 3: empty, index } of token.matchAll(TAG)) {
          if (index > from) add(t.stringLiteral(token.slice(from, index)));
          from = index + tag.length;
          if (closing) {
            const { element, nodes } = stack.pop() ?? { nodes: [] };
            if (!element) throw fault(`</${name}> closes nothing`);
            add(withChildren(element, nodes));
          } else if (empty) add(elementOf(name));
          else stack.push({ element: elementOf(name), nodes: [] });
        }
        if (from < token.length) add(t.stringLiteral(token.slice(from)));
      }
    }
    const [{ nodes } = { nodes: [] }, ...open] = stack;
    if (open.length > 0) throw fault("an element is not closed");
    return joined(nodes);
  }

  function insertedValue([name, type, choices]: Exclude<Token, string>): t.Expression {
    const value = inserted.values.get(name);
    if (!t.isExpression(value)) throw fault(`{${name}} is not a value of the text`);
    if (!type) return t.cloneNode(value);
    if (type !== "plural") throw fault(`the format "${type}" is not supported`);
    // An offset, which the site does not use, has no tokens.
    const isForm = (entry: [string, unknown]): entry is [string, Token[]] =>
      Array.isArray(entry[1]);
    const forms = Object.entries(choices ?? {})
      .filter(isForm)
      .map(([form, tokens]) =>
        t.objectProperty(
          /^\d/.test(form) ? t.numericLiteral(Number(form)) : t.identifier(form),
          expressionOf(nodesOf(tokens, value)),
        ),
      );
    return call("plural", t.cloneNode(value), t.objectExpression(forms));
  }

  function call(name: string, ...args: t.Expression[]): t.Expression {
    inserted.helpers.add(name);
    return t.callExpression(t.identifier(`_${name}`), args);
  }

  function elementOf(name: string): t.JSXElement {
    const element = inserted.components.get(name);
    if (!t.isJSXElement(element)) throw fault(`<${name}> is not an element of the text`);
    return t.cloneNode(element);
  }

  const fault = (reason: string) => new Error(`${inserted.file}: in "${message}", ${reason}.`);
  return nodesOf(compileMessageOrThrow(message));
}

function withChildren(element: t.JSXElement, nodes: readonly t.Expression[]): t.JSXElement {
  const { name, attributes } = element.openingElement;
  return t.jsxElement(
    t.jsxOpeningElement(name, attributes),
    t.jsxClosingElement(t.cloneNode(name)),
    joined(nodes).map(asChild),
  );
}

/** Text and values side by side become one text: React writes a comment between two. */
function joined(nodes: readonly t.Expression[]): t.Expression[] {
  const runs: t.Expression[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && !t.isJSXElement(node) && !t.isJSXElement(last[0])) last.push(node);
    else runs.push([node]);
  }
  return runs.map(textOf);
}

function textOf(run: readonly t.Expression[]): t.Expression {
  const [first] = run;
  if (first && run.length === 1) return first;
  const quasis = [""];
  const expressions: t.Expression[] = [];
  for (const node of run) {
    if (t.isStringLiteral(node)) quasis[quasis.length - 1] += node.value;
    else {
      expressions.push(node);
      quasis.push("");
    }
  }
  return t.templateLiteral(
    quasis.map((text, index) =>
      t.templateElement(
        { raw: text.replace(/[\\`]|\$(?=\{)/g, "\\$&"), cooked: text },
        index === quasis.length - 1,
      ),
    ),
    expressions,
  );
}

/** Nodes as one expression: a text, an element, or both in a fragment. */
export function expressionOf(nodes: readonly t.Expression[]): t.Expression {
  const [first = t.stringLiteral("")] = nodes;
  if (nodes.length < 2) return first;
  return t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), nodes.map(asChild));
}

export const asChild = (node: t.Expression) =>
  t.isJSXElement(node) ? node : t.jsxExpressionContainer(node);
