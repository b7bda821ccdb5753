import { expect, test } from "vitest";
import { methods, rulerMarks } from "../../content/methods.ts";

/* tests/fee-estimator.spec.ts measures the bars of the hero. */

test("the ruler begins at zero, its marks stand at equal distances, and every price is on it", () => {
  const [zero, first] = rulerMarks;
  expect(zero).toBe(0);
  expect(rulerMarks).toEqual(rulerMarks.map((_, index) => index * first));
  expect(Math.max(...methods.map(({ high }) => high))).toBeLessThanOrEqual(Math.max(...rulerMarks));
});
