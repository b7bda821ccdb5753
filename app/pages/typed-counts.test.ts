import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { counts } from "../content/counts.ts";

// Without style attributes a stylesheet has to type how many there are.
test.each([
  ["sdks-libraries/sdks-hero.module.css", /--sdks: (\d+);/, counts.sdks],
  [
    "payment-gateway/gateway-hero.module.css",
    /--part: calc\(var\(--lane\) \/ (\d+)\)/,
    counts.methods,
  ],
  ["merchants/merchants-hero.module.css", /repeat\((\d+), minmax\(0, 1fr\)\)/, counts.methods],
])("%s divides by how many there are", (file, typed, count) => {
  const css = readFileSync(join(import.meta.dirname, file), "utf8");
  expect(css.match(typed)?.[1], file).toBe(String(count));
});
