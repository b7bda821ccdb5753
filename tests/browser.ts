import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
] as const;

/**
 * Where a Chromium is: an installed one, else Playwright's, else Debian's package, which is
 * installed for it. Throws one sentence when none can be had.
 */
export function findBrowser(): string {
  const found = process.env.BROWSER_PATH ?? installed.find(existsSync) ?? playwrights();
  if (found) return found;
  const steps: [string, ...string[]][] = [
    ["npx", "playwright", "install", "chromium"],
    ["apt-get", "update", "-q"],
    ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"],
  ];
  for (const [command, ...args] of steps) {
    spawnSync(command, args, { stdio: "ignore", timeout: 300_000 });
    const now = playwrights() ?? installed.find(existsSync);
    if (now) return now;
  }
  throw new Error(
    "No browser: install Chrome or Chromium, or name one in BROWSER_PATH, and run the tests again.",
  );
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
