import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takePlace } from "./take-place.ts";

test("of an earlier build the hashed files stay for thirty days, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [built, place] = [join(folder, "next"), join(folder, "dist")];
  const write = (file: string, daysAgo: number) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    const time = Date.now() / 1000 - daysAgo * 86_400;
    utimesSync(file, time, time);
  };
  const before = { "gone.html": 1, "assets/open-aaaaaa.js": 29, "assets/old-bbbbbb.js": 31 };
  for (const [name, daysAgo] of Object.entries(before)) write(join(place, name), daysAgo);
  write(join(built, "fr/about.html"), 0);
  await takePlace(built, place);
  const names = [...Object.keys(before), "fr/about.html"];
  const there = names.filter((name) => existsSync(join(place, name)));
  expect(there).toEqual(["assets/open-aaaaaa.js", "fr/about.html"]);
});
