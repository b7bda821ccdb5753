import fc from "fast-check";
import { expect, test } from "vitest";
import { fadeThreshold } from "./fade-in.ts";

test("a tenth of a section must be visible, or half a screen of it where a tenth is more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 4000 }),
      (section, screen) => {
        const seen = fadeThreshold(section, screen) * section;
        expect(seen).toBeCloseTo(Math.min(section / 10, screen / 2));
      },
    ),
  );
});
