import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const [dates, ...sources] = [
  "app/content/dates.ts",
  ...globSync("app/**/*.{ts,tsx}", { cwd: root }),
];
const writesTime = /\.(?:toLocale\w*String|get(?:UTC)?(?:Hours|Minutes))\(|DateTimeFormat/;
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("one module writes times and dates, so that a language has one way to write each", () => {
  expect(read(dates)).toMatch(writesTime);
  const others = sources.filter((file) => file !== dates && !file.includes(".test."));
  expect(others.filter((file) => writesTime.test(read(file)))).toEqual([]);
});
