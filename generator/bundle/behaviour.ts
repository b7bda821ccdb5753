/** What React's hooks are called; an id is the same before and after hydration. */
const HOOK = /^use(?!Id$)[A-Z]/;
/** Attributes that only work in the browser. */
const ATTACHED = /^(?:ref|on[A-Z]\w*)$/;

/**
 * Whether a compiled module may do anything in the browser: its syntax tree calls a hook, or gives an
 * element a handler or a reference. If in doubt, it does.
 */
export function hasBehaviour(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(hasBehaviour);
  if (typeof tree !== "object" || tree === null) return false;
  const { type, callee, key } = tree as { type?: string; callee?: Named; key?: Named };
  if (type === "CallExpression" && HOOK.test(nameOf(callee))) return true;
  if (type === "Property" && ATTACHED.test(nameOf(key))) return true;
  return Object.values(tree).some(hasBehaviour);
}

interface Named {
  readonly name?: string;
  readonly value?: unknown;
  /** Of a member: `React.useState`. */
  readonly property?: Named;
}

const nameOf = (node: Named | undefined): string =>
  node?.property ? nameOf(node.property) : String(node?.name ?? node?.value ?? "");
