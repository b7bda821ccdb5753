import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { counts } from "../../content/counts.ts";

test("the lane of the hero is divided by the number of SDKs", () => {
  const css = readFileSync(join(import.meta.dirname, "sdks-hero.module.css"), "utf8");
  expect(css.match(/--sdks: (\d+);/)?.[1], "--sdks in sdks-hero.module.css").toBe(
    String(counts.sdks),
  );
});
