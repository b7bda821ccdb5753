import fc from "fast-check";
import { expect, test } from "vitest";
import { FADE_THRESHOLD, fadeThreshold } from "./use-fade-in.ts";

test("a section asks for a tenth of itself", () => {
  expect(fadeThreshold(400, 800)).toBe(FADE_THRESHOLD);
});

test("no section asks for more than half a screen, or for nothing", () => {
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
