import fc from "fast-check";
import { expect, test } from "vitest";
import { FADE_THRESHOLD, fadeThreshold } from "./fade-in.ts";

test("a tenth of a section must be visible", () => {
  expect(fadeThreshold(400, 800)).toBe(FADE_THRESHOLD);
});

test("the threshold is more than nothing and at most half a screen", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 4000 }),
      (section, screen) => {
        const threshold = fadeThreshold(section, screen);
        expect(threshold).toBeGreaterThan(0);
        expect(threshold).toBeLessThanOrEqual(FADE_THRESHOLD);
        expect(threshold * section).toBeLessThanOrEqual(screen / 2 + 1e-6);
      },
    ),
  );
});
