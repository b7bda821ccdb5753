import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleVolumes } from "../../content/sample.ts";

const shares = sampleVolumes.map(({ share }) => share);
const sheet = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

test("the strips are as high as their volumes are worth", () => {
  const drawn = sheet("shares.module.css").matchAll(/--share: (\d+);/g);
  expect([...drawn].map(([, share]) => Number(share))).toEqual(shares);
});

test("the bars of the board are as long", () => {
  const drawn = sheet("../../sections/sample-board.module.css").matchAll(/ i \{\s+width: (\d+)%;/g);
  // The first one fills its box.
  expect([100, ...[...drawn].map(([, share]) => Number(share))]).toEqual(shares);
});

test("the volumes are in the order of their value", () => {
  expect(shares).toEqual([...shares].sort((one, other) => other - one));
});
