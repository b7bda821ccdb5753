import { expect, test } from "vitest";
import { scenarios } from "../../content/sandbox.ts";
import { outcomes, warps } from "./outcomes.ts";

test("each event of a test has its own crossing", () => {
  for (const { name, outcome, events } of scenarios) {
    const { at } = outcomes[outcome];
    expect(at, name).toHaveLength(events.length);
    expect(new Set(at).size, name).toBe(at.length);
    for (const each of at) expect(warps[each], name).toBeDefined();
  }
});
