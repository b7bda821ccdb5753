import { type NodePath, parseSync, traverse, type types } from "@babel/core";
import data from "@mdn/browser-compat-data" with { type: "json" };
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { headScript } from "../../app/start/head-script.ts";
import { browserslist, bundlerTargets } from "../../site-build/targets.ts";
import { fileNames, read } from "./dist.ts";

/*
 * What the built scripts use and the oldest browsers (site-build/targets.ts) lack. The bundler lowers syntax, but hides
 * a pattern that they cannot read in `RegExp("…")`, and adds no built-in and no method.
 */

const scripts = [
  { name: "the script in the head", code: headScript },
  ...fileNames()
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, code: read(name).toString() })),
];

/** Named in React, which has a hook and view transitions for parts that no page uses. */
const ofReact = ["use", "startViewTransition", "skipTransition"];

/** A name in MDN's table, with the names that belong to it. */
type Entry = { readonly __compat?: { readonly support: object } };
type Support = { version_added?: string | false | null; flags?: unknown; prefix?: unknown };

const { api, javascript } = data as unknown as { api: Entry; javascript: { builtins: Entry } };
const tables = [javascript.builtins, api];

const within = (entry: Entry | undefined, name: string): Entry | undefined =>
  entry && Object.hasOwn(entry, name) ? (entry as Record<string, Entry>)[name] : undefined;

const parts = (version: string) => version.replace("≤", "").split(".").map(Number);

function isOlder(version: string, than: string): boolean {
  const [[major = 0, minor = 0], [least = 0, least2 = 0]] = [parts(version), parts(than)];
  return major < least || (major === least && minor < least2);
}

/** Whether every oldest browser has it, without a flag or a prefix. */
function isKnown({ __compat }: Entry): boolean {
  const support = (__compat?.support ?? {}) as Record<string, Support | Support[]>;
  return browserslist.every((browser) => {
    const [name = "", version = ""] = browser.split(" ");
    return [support[name] ?? []]
      .flat()
      .some(
        ({ version_added: added, flags, prefix }) =>
          added && !flags && !prefix && !isOlder(version, added),
      );
  });
}

/** Whether browsers have something of this name, and the oldest ones nothing. */
function isLacked(entries: readonly (Entry | undefined)[]): boolean {
  const named = entries.filter((entry) => entry?.__compat !== undefined);
  return named.length > 0 && !named.some((entry) => entry && isKnown(entry));
}

const isGlobalLacked = (name: string) => isLacked(tables.map((table) => within(table, name)));

/** Of an unknown object, a method counts as known if any object has it. */
function isMethodLacked(name: string, object = ""): boolean {
  const known = tables.flatMap((table) => within(table, object) ?? []);
  const owners = known.length > 0 ? known : tables.flatMap((table) => Object.values(table));
  return isLacked(
    owners.flatMap((owner: Entry) => [within(owner, name), within(owner, `${name}_static`)]),
  );
}

/**
 * The built-ins that a script names, the methods that it calls and the properties that it sets, of those that are lacked
 * and that it does not ask for by `in`, `typeof` or `?.()`; and the patterns in its `RegExp("…")`, as literals.
 */
function usesOf(code: string, isReact: boolean) {
  const lacked = new Set<string>();
  const asked = new Set<string>();
  const patterns: string[] = [];

  type Call = types.CallExpression | types.OptionalCallExpression;
  const onMethod = ({ node: { callee, optional }, scope }: NodePath<Call>) => {
    if (callee.type !== "MemberExpression" && callee.type !== "OptionalMemberExpression") return;
    const { object, property, computed } = callee;
    if (computed || property.type !== "Identifier") return;
    if (optional) asked.add(property.name);
    const isGlobal = object.type === "Identifier" && !scope.hasBinding(object.name, true);
    if (isMethodLacked(property.name, isGlobal ? object.name : "")) lacked.add(property.name);
  };
  const onPattern = (path: NodePath<types.CallExpression | types.NewExpression>) => {
    if (!path.get("callee").isIdentifier({ name: "RegExp" })) return;
    const [text, flags] = path.get("arguments").map((each) => each.evaluate());
    if (text?.confident) patterns.push(String(new RegExp(text.value, flags?.value)));
  };

  const program = parseSync(code, { configFile: false, sourceType: "module" });
  if (!program) throw new Error("The script cannot be parsed.");
  traverse(program, {
    AssignmentExpression({ node: { left } }) {
      // React's objects have properties of such names.
      if (isReact || left.type !== "MemberExpression" || left.property.type !== "Identifier")
        return;
      if (!left.computed && isMethodLacked(left.property.name)) lacked.add(left.property.name);
    },
    BinaryExpression(path) {
      if (path.node.operator === "in") asked.add(String(path.get("left").evaluate().value));
    },
    Identifier(path) {
      const { name } = path.node;
      if (!path.isReferencedIdentifier() || path.scope.hasBinding(name, true)) return;
      if (path.parentPath.isUnaryExpression({ operator: "typeof" })) asked.add(name);
      else if (isGlobalLacked(name)) lacked.add(name);
    },
    CallExpression(path) {
      onMethod(path);
      onPattern(path);
    },
    OptionalCallExpression: onMethod,
    NewExpression: onPattern,
  });
  return { lacked: [...lacked].filter((name) => !asked.has(name)), patterns };
}

/** What the bundler makes of a script for these browsers: it has a table of syntax and of patterns. */
const compiled = async (code: string, target: string | string[]) =>
  (await transformWithOxc(code, "built.js", { target, sourcemap: false })).code;

test.each(scripts)("$name uses nothing that the oldest browsers lack", async ({ name, code }) => {
  const isReact = name.startsWith("assets/react-");
  const { lacked, patterns } = usesOf(code, isReact);
  const allowed = isReact ? ofReact : [];
  expect.soft(lacked.filter((each) => !allowed.includes(each))).toEqual([]);
  const literals = patterns.map((pattern) => `x = ${pattern};`).join("");
  for (const each of [literals, code]) {
    expect.soft(await compiled(each, bundlerTargets)).toBe(await compiled(each, "esnext"));
  }
});
