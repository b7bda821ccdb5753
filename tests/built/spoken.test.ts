import type { Element } from "hast";
import { describe, expect, test } from "vitest";
import { fieldNames, rulesOf } from "../../app/content/message.ts";
import { elementsOf, trees } from "./tree.ts";

/* The documents' information for screen readers. What a screen reader says: tests/listen. */

const all = trees.map(({ path, main, around }) => ({
  path,
  elements: [...elementsOf(main), ...elementsOf(around)],
}));
const named = /^(?:h[1-4]|dt|li|a|summary|input|textarea|main)$/;

/** The words at an anchor's target. A shape is said as its figure. */
const hasName = ({ tagName, properties }: Element) =>
  named.test(tagName) || "ariaLabel" in properties || String(properties.id).startsWith("map-");

const show = ({ tagName, properties }: Element) => `<${tagName}> ${JSON.stringify(properties)}`;

describe.each(all)("$path", ({ path, elements }) => {
  test("has live regions that are empty, of one text and of no role", () => {
    const live = elements.filter(
      ({ properties: { ariaLive, role } }) =>
        ariaLive || /^(?:alert|log|status|timer)$/.test(String(role)),
    );
    const isEmpty = ({ properties, children }: Element) =>
      properties.ariaLive === "polite" && !properties.role && children.length === 0;
    expect(live.filter((each) => !isEmpty(each)).map(show)).toEqual([]);
  });

  test("is led into only where something has a name", () => {
    const targets = elements.filter(({ properties: { id } }) => id && anchors.has(`${path}#${id}`));
    expect(targets.filter((each) => !hasName(each)).map(show)).toEqual([]);
  });
});

/** Every anchor that a link of the site leads to, with its page. */
const anchors = new Set(
  all.flatMap(({ path, elements }) =>
    elements.flatMap(({ tagName, properties: { href } }) => {
      const [page, anchor] = String(href).split("#");
      return tagName === "a" && anchor ? [`${page || path}#${anchor}`] : [];
    }),
  ),
);

test("each toggle says its state, and keeps its name", () => {
  const toggles = all.flatMap(({ elements }) =>
    elements.filter(({ properties }) => "ariaPressed" in properties),
  );
  expect(toggles.map(({ properties }) => properties.ariaLabel)).toEqual([
    "Pause animation",
    "Pause slides",
  ]);
});

test("each field that is required says so", () => {
  const contact = all.find(({ path }) => path === "/contact")?.elements ?? [];
  const required = contact
    .filter(({ properties }) => properties.ariaRequired === "true")
    .map(({ properties }) => properties.name);
  expect(required).toEqual(fieldNames.filter((name) => rulesOf(name).wrong));
});

test.each(trees)("$path marks its code as not to be translated", ({ main, around }) => {
  const isMarked = ({ properties }: Element) => properties.translate === "no";
  const unmarked = [main, around]
    .flatMap((part) => elementsOf(part, isMarked))
    .filter(
      (each) => /^(?:code|pre|kbd|samp)$/.test(each.tagName) && !elementsOf(each).some(isMarked),
    );
  expect(unmarked.map(show)).toEqual([]);
});
