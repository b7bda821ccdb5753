import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const chromiums = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
] as const;

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
] as const;

const pdfReaders = [
  "/usr/bin/pdftotext",
  "/usr/local/bin/pdftotext",
  "/opt/homebrew/bin/pdftotext",
] as const;

type Command = [command: string, ...args: string[]];

const fromDebian = (...packages: string[]): Command[] => [
  ["apt-get", "update", "-q"],
  ["apt-get", "install", "-y", "-q", "--no-install-recommends", ...packages],
];

/** Chromium's headless shell: the same engine, in little more than half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The path of a Chromium for tests: Debian's headless shell or any installed Chromium; otherwise the
 * shell, or what `findBrowser` finds, is installed. Throws one sentence if none is available.
 */
export function findTestBrowser(): string {
  const shell = () => [headlessShell].find(existsSync);
  const look = () => process.env.BROWSER_PATH ?? shell() ?? installedChromium();
  return (
    lookAfter(look, fromDebian("chromium-headless-shell", "fonts-liberation")) ?? findBrowser()
  );
}

/**
 * The path of a full Chromium, as people use it: an installed one, otherwise Playwright's, otherwise
 * Debian's package, which is installed. Throws one sentence if none is available.
 */
export function findBrowser(): string {
  return find(
    () => process.env.BROWSER_PATH ?? installedChromium(),
    [["npx", "playwright", "install", "chromium"], ...fromDebian("chromium", "fonts-liberation")],
    "No browser: install Chrome or Chromium, or name one in BROWSER_PATH, and run the tests again.",
  );
}

/**
 * The path of a Firefox: an installed one, otherwise Debian's package, which is installed. Not
 * Playwright's patched build, which nobody browses with. Throws one sentence if none is available.
 */
export function findFirefox(): string {
  return find(
    () => process.env.FIREFOX_PATH ?? firefoxes.find(existsSync),
    fromDebian("firefox-esr"),
    "No Firefox: install it, or name one in FIREFOX_PATH, and run the tests again.",
  );
}

/**
 * The path of `pdftotext`, which extracts the text of a printed page: installed, or installed from
 * Debian's package. Throws one sentence if it is not available.
 */
export function findPdfReader(): string {
  return find(
    () => pdfReaders.find(existsSync),
    fromDebian("poppler-utils"),
    "No pdftotext: install Poppler, and run the tests again.",
  );
}

/** Looks, and looks again after each command that may install it. Throws `sentence` if nothing is found. */
function find(look: () => string | undefined, steps: readonly Command[], sentence: string): string {
  const found = lookAfter(look, steps);
  if (found) return found;
  throw new Error(sentence);
}

function lookAfter(look: () => string | undefined, steps: readonly Command[]): string | undefined {
  const found = look();
  if (found) return found;
  for (const [command, ...args] of steps) {
    spawnSync(command, args, { stdio: "ignore", timeout: 300_000 });
    const now = look();
    if (now) return now;
  }
  return undefined;
}

function installedChromium(): string | undefined {
  const playwrights = chromium.executablePath();
  return chromiums.find(existsSync) ?? [playwrights].find(existsSync);
}
