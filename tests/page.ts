import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findRoute } from "../app/content/pages.ts";

/*
 * Proves one page in Chromium, `npm run test:page -- /pricing`: what holds for every page, and what is tested of
 * this one alone. Builds only if something has changed.
 */

const [path = ""] = process.argv.slice(2);
if (!findRoute(path)) {
  process.stderr.write(`"${path}" is no page: name its path, such as /pricing.\n`);
  process.exit(2);
}
const own = `${path.slice(1) || "home"}.spec.ts`;
const files = ["every-page.spec.ts", own].filter((file) =>
  existsSync(join(import.meta.dirname, file)),
);
const { status } = spawnSync(
  "playwright",
  [
    ...["test", "--config", "tests/playwright.config.ts", "--project", "chromium", ...files],
    ...["--grep", `every-page\\.spec\\.ts ${path}$|${own.replaceAll(".", "\\.")}`],
  ],
  { stdio: "inherit", shell: process.platform === "win32" },
);
process.exitCode = status ?? 1;
