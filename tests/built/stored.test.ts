import { type NodePath, parseSync, traverse, type types } from "@babel/core";
import { expect, test } from "vitest";
import { stored } from "../../app/content/stored.ts";
import { documents, fileNames, read } from "./dist.ts";
import { elementsOf, treeOf } from "./tree.ts";

/* The privacy policy lists exactly the data that the scripts keep in a browser. */

const NOTHING_IS_STORED = ["getItem", "removeItem"];

/** The keys under which a script stores something; an unknown key is given as its code. */
function keysIn(script: string): string[] {
  const keys: string[] = [];
  const program = parseSync(script, { configFile: false, sourceType: "module" });
  if (!program) return keys;
  traverse(program, {
    Identifier(path) {
      if (!/^(?:local|session)Storage$/.test(path.node.name)) return;
      const member = path.parentPath;
      const property = member.isMemberExpression() ? member.get("property").toString() : "?";
      if (property === "setItem") keys.push(...valuesOf(argumentOf(member.parentPath, 0)));
      else if (!NOTHING_IS_STORED.includes(property)) keys.push(property);
    },
  });
  return keys;
}

/** The values of an expression: its own, or those that its function is called with. */
function valuesOf(expression: NodePath | undefined): string[] {
  if (!expression) return ["?"];
  const { confident, value } = expression.evaluate();
  if (confident) return [String(value)];
  const name = expression.isIdentifier() ? expression.node.name : "";
  const binding = expression.scope.getBinding(name);
  const owner = binding?.kind === "param" ? binding.scope.path : undefined;
  if (!binding || !owner?.isFunctionDeclaration()) return [expression.toString()];
  const index = owner.node.params.indexOf(binding.path.node as types.Identifier);
  const calls = owner.parentPath.scope.getBinding(owner.node.id?.name ?? "")?.referencePaths ?? [];
  return calls.flatMap(({ parentPath }) => valuesOf(argumentOf(parentPath, index)));
}

function argumentOf(call: NodePath | null | undefined, index: number): NodePath | undefined {
  return call?.isCallExpression() ? call.get("arguments")[index] : undefined;
}

const files = fileNames().filter((name) => name.endsWith(".js"));
const inline = documents.flatMap(({ html }) => [...html.matchAll(/<script>(.*?)<\/script>/gs)]);
const scripts = [
  ...files.map((name) => read(name).toString()),
  ...inline.map(([, script = ""]) => script),
];

test("every key that a script stores is listed, and every key in the list is stored", () => {
  const keys = new Set(scripts.filter((each) => each.includes("Storage")).flatMap(keysIn));
  expect([...keys].sort()).toEqual(Object.keys(stored).sort());
});

test("the privacy policy names each", () => {
  const clause = elementsOf(treeOf("/privacy-policy")).find(
    ({ properties }) => properties.id === "cookies-storage",
  );
  const items = clause
    ? elementsOf(clause)
        .filter(({ tagName }) => tagName === "li")
        .slice(1)
    : [];
  const text = (node: (typeof items)[number]) =>
    node.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  expect(items.map((item) => text(item).replace(/[;.]$/, ""))).toEqual(Object.values(stored));
});
