import { spawnSync } from "node:child_process";
import { findRoute } from "../app/content/pages.ts";

/*
 * Proves one page in Chromium, `npm run test:page -- /pricing`: the checks of every page, as in a soak. Builds only if
 * something has changed.
 */

const [path = ""] = process.argv.slice(2);
if (!findRoute(path)) {
  process.stderr.write(`"${path}" is no page: name its path, such as /pricing.\n`);
  process.exit(2);
}
const { status } = spawnSync(
  "playwright",
  [
    ...["test", "every-page.spec", "every-page.journey", "--config", "tests/playwright.config.ts"],
    ...["--project=chromium", "--grep", `every-page\\.\\w+\\.ts ${path}( |$)`],
  ],
  { stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, SOAK: "1" } },
);
process.exitCode = status ?? 1;
