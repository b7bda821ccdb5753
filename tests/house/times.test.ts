import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const cwd = join(import.meta.dirname, "../../app");
const writesTime = /\.(?:toLocale\w*String|get(?:UTC)?(?:Hours|Minutes))\(|DateTimeFormat/;

test("one module writes times and dates, so that a language has one way to write each", () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd }).filter((file) => !file.includes(".test."));
  const writing = sources.filter((file) => writesTime.test(readFileSync(join(cwd, file), "utf8")));
  expect(writing).toEqual(["content/dates.ts"]);
});
