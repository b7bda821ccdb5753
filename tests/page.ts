import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findRoute } from "../app/content/pages.ts";

/*
 * Proves one page in Chromium, `npm run test:page -- /pricing`: the checks of every page, and the tests of this
 * one alone. Builds only if something has changed.
 */

const [path = ""] = process.argv.slice(2);
if (!findRoute(path)) {
  process.stderr.write(`"${path}" is no page: name its path, such as /pricing.\n`);
  process.exit(2);
}

/** The pages that a specification names. */
function pagesOf(file: string): Set<string> {
  const source = readFileSync(join(import.meta.dirname, file), "utf8");
  const quoted = [...source.matchAll(/"(\/[\w-]*)(?:[#?][^"]*)?"/g)].map(([, page = ""]) => page);
  return new Set(quoted.filter(findRoute));
}

const own = globSync("*.spec.ts", { cwd: import.meta.dirname }).filter((file) => {
  const pages = pagesOf(file);
  return pages.size === 1 && pages.has(path);
});
const tests = [
  `every-page\\.\\w+\\.ts ${path}( |$)`,
  ...own.map((file) => file.replaceAll(".", "\\.")),
];
const { status } = spawnSync(
  "playwright",
  [
    ...[
      "test",
      "every-page.spec",
      "every-page.journey",
      ...own,
      "--config",
      "tests/playwright.config.ts",
    ],
    ...["--project=chromium", "--grep", tests.join("|")],
  ],
  // Any kind of page is looked at as in a soak.
  { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, SOAK: "1" } },
);
process.exitCode = status ?? 1;
