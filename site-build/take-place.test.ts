import { globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildRecordFile } from "../server/build-record.ts";
import { takePlace } from "./take-place.ts";

test("hashed files stay for thirty days after they were replaced, however old, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  const [next, place] = [join(folder, "next"), join(folder, "dist")];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1) });
  /** Builds after some days: the record first, and the rest within seconds. */
  const build = async (daysLater: number, ...names: string[]) => {
    vi.setSystemTime(Date.now() + daysLater * 86_400_000);
    const files = [buildRecordFile(next), ...names.map((name) => join(next, name))];
    for (const [index, file] of files.entries()) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "");
      const time = Date.now() / 1000 + index;
      utimesSync(file, time, time);
    }
    vi.setSystemTime(Date.now() + 60_000);
    await takePlace(next, place);
    await takePlace(dirname(buildRecordFile(next)), dirname(buildRecordFile(place)));
    return filesIn("dist/assets").concat(filesIn("dist/fr"));
  };
  const filesIn = (name: string) => globSync("*", { cwd: join(folder, name) }).sort();

  await build(0, "assets/a.js", "assets/same.js", "fr/gone.html");
  expect(await build(40, "assets/b.js", "assets/same.js")).toEqual(["a.js", "b.js", "same.js"]);
  expect(await build(15, "assets/c.js", "fr/about.html")).toEqual([
    "a.js",
    "b.js",
    "c.js",
    "same.js",
    "about.html",
  ]);
  expect(await build(16, "assets/c.js")).toEqual(["b.js", "c.js", "same.js"]);
  expect(await build(15, "assets/d.js")).toEqual(["c.js", "d.js"]);
});
