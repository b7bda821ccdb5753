import fc from "fast-check";
import { expect, test } from "vitest";
import { fadeThreshold } from "./fade-in.ts";

test("a tenth of a section must be visible, or a tenth of a screen where it is higher", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 4000 }),
      (section, screen) => {
        const seen = fadeThreshold(section, screen) * section;
        expect(seen).toBeCloseTo(Math.min(section, screen) / 10);
      },
    ),
  );
});
