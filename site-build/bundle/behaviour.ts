/**
 * What only works in the browser: hooks (but an id is the same before and after hydration), handlers,
 * references, listeners and timers.
 */
const IN_BROWSER =
  /^(?:use(?!Id$)[A-Z]\w*|on[A-Z]\w*|ref|addEventListener|setTimeout|setInterval)$/;
/** A form's attributes that are an address or a handler. */
const ACTION = /^(?:action|formAction)$/;

/**
 * Whether a compiled module may do anything in the browser, by the names in its syntax tree: where a name
 * is imported or assigned does not matter. A class may have a life cycle. If in doubt, it does.
 */
export function hasBehaviour(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(hasBehaviour);
  if (typeof tree !== "object" || tree === null) return false;
  const { type, name = "", key, value, superClass } = tree as Node;
  if (superClass || (type === "Identifier" && IN_BROWSER.test(name))) return true;
  if (type === "Property") {
    const attribute = String(key?.name ?? key?.value);
    if (IN_BROWSER.test(attribute)) return true;
    if (ACTION.test(attribute) && (value as Node).type !== "Literal") return true;
  }
  return Object.values(tree).some(hasBehaviour);
}

interface Node {
  readonly type?: string;
  readonly name?: string;
  /** Of a property. */
  readonly key?: Node;
  /** Of a property, or of a literal. */
  readonly value?: unknown;
  /** Of a class. */
  readonly superClass?: unknown;
}
