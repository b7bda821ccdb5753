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

/** Chromium without a window of its own: the same engine, in little more than half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Where a Chromium for tests is: Debian's headless shell or any other that is installed; else the
 * shell, or what `findBrowser` finds, is installed. Throws one sentence when none can be had.
 */
export function findTestBrowser(): string {
  const shell = () => [headlessShell].find(existsSync);
  const look = () => process.env.BROWSER_PATH ?? shell() ?? installedChromium();
  return (
    lookAfter(look, fromDebian("chromium-headless-shell", "fonts-liberation")) ?? findBrowser()
  );
}

/**
 * Where a whole Chromium is, as people have it: an installed one, else Playwright's, else Debian's
 * package, which is installed for it. Throws one sentence when none can be had.
 */
export function findBrowser(): string {
  return find(
    () => process.env.BROWSER_PATH ?? installedChromium(),
    [["npx", "playwright", "install", "chromium"], ...fromDebian("chromium", "fonts-liberation")],
    "No browser: install Chrome or Chromium, or name one in BROWSER_PATH, and run the tests again.",
  );
}

/**
 * Where a Firefox is: an installed one, else Debian's package, which is installed for it. Not
 * Playwright's own, which is patched and no one browses with. Throws one sentence when none can be had.
 */
export function findFirefox(): string {
  return find(
    () => process.env.FIREFOX_PATH ?? firefoxes.find(existsSync),
    fromDebian("firefox-esr"),
    "No Firefox: install it, or name one in FIREFOX_PATH, and run the tests again.",
  );
}

/**
 * Where `pdftotext` is, which reads what was printed: installed, else of Debian's package, which is
 * installed for it. Throws one sentence when it cannot be had.
 */
export function findPdfReader(): string {
  return find(
    () => pdfReaders.find(existsSync),
    fromDebian("poppler-utils"),
    "No pdftotext: install Poppler, and run the tests again.",
  );
}

/** Looks, and looks again after each step that may bring it. Throws the sentence when none did. */
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
