import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scenarios } from "../../content/sandbox.ts";
import { outcomes, warps } from "./outcomes.ts";

test("each event of a test has a crossing of its own", () => {
  for (const { name, outcome, events } of scenarios) {
    const { at } = outcomes[outcome];
    expect(at, name).toHaveLength(events.length);
    expect(new Set(at).size, name).toBe(at.length);
    for (const each of at) expect(warps[each], name).toBeDefined();
  }
});

test("the stylesheet counts the tests: what belongs to the chosen one stands below them", () => {
  const css = readFileSync(new URL("choices.module.css", import.meta.url), "utf8");
  const rows = [...css.matchAll(/grid-area: (\d+) \/ \d+ \/ \d+ \/ (?:5|-1);/g)].map(([, row]) =>
    Number(row),
  );
  expect(rows).toEqual([scenarios.length + 1, scenarios.length + 1]);
});
