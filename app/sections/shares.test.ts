import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleVolumes } from "../content/sample.ts";

const shares = sampleVolumes.map(({ share }) => share);

test("the strips are as long as their volumes are worth", () => {
  const sheet = readFileSync(join(import.meta.dirname, "shares.module.css"), "utf8");
  const drawn = sheet.matchAll(/--share: (\d+);/g);
  expect([...drawn].map(([, share]) => Number(share))).toEqual(shares);
});

test("the volumes are in the order of their value", () => {
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
});
