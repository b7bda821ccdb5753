import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { methods, rulerMarks } from "../../content/methods.ts";

/* tests/fee-estimator.spec.ts measures the bars of the hero. */

test("the ruler begins at zero, its marks stand at equal distances, and every price is on it", () => {
  const [zero, first] = rulerMarks;
  expect(zero).toBe(0);
  expect(rulerMarks).toEqual(rulerMarks.map((_, index) => index * first));
  expect(Math.max(...methods.map(({ high }) => high))).toBeLessThanOrEqual(Math.max(...rulerMarks));
});

test("the warps of the closing are as wide as the highest prices", () => {
  const css = readFileSync(join(import.meta.dirname, "pricing.module.css"), "utf8");
  const [, widths = ""] = css.match(/grid-template-columns: ([^;]+);/) ?? [];
  expect(widths.split(" ")).toEqual(methods.map(({ high }) => `${high}fr`));
});
