import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const steps: readonly [name: string, command: string, ...args: string[]][] = [
  ["format and lint", "biome", "ci", "."],
  ["types", "tsc", "--noEmit"],
  ["unused code", "knip"],
  ["unit", "vitest", "run"],
  ["build", "npm", "run", "build"],
  ["built files", "vitest", "run", "--config", "tests/vitest.built.ts"],
  ["hosts", "vitest", "run", "--config", "tests/vitest.hosts.ts"],
  ["WebKit", "vitest", "run", "--config", "tests/vitest.webkit.ts"],
  ["Chromium", "playwright", "test", "--config", "tests/playwright.config.ts"],
  ["Firefox", "playwright", "test", "--config", "tests/playwright.firefox.config.ts"],
];

const browser = findBrowser();
const env = { ...process.env, BROWSER_PATH: browser };

for (const [name, command, ...args] of steps) {
  const started = Date.now();
  process.stdout.write(`\n— ${name}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) {
    process.stderr.write(`\n${name} failed (${command} ${args.join(" ")})\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`— ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
