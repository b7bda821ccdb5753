import { expect, test } from "vitest";
import { dyes } from "../../app/content/dyes.ts";
import { hue } from "./palette.ts";

/** From and to which hue, in degrees of OKLCH, a reader calls a colour so. */
const called: Readonly<Record<string, readonly [number, number]>> = {
  Orange: [33, 75],
  Green: [115, 190],
};

test.each(Object.entries(dyes))("--%s is what the legends call %s, in both themes", (dye, word) => {
  const [from = 0, to = 0] = called[word] ?? [];
  for (const theme of ["light", "dark"] as const) {
    expect(hue(dye, theme)).toBeGreaterThan(from);
    expect(hue(dye, theme)).toBeLessThan(to);
  }
});
