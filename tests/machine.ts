import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwrightsChromium } from "@playwright/test";

/*
 * The tools that the tests need besides npm's packages, and their paths. Debian's packages are installed where
 * there is `apt-get`; otherwise Playwright's own browsers are, and the other missing tools are left out.
 */

/** Debian's, or those of a distribution made from it. */
const hasPackages = existsSync("/usr/bin/apt-get");

const firstOf = (...paths: readonly string[]) => paths.find((path) => existsSync(path));
const bins = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
const program = (name: string) => firstOf(...bins.map((bin) => join(bin, name)));

/** The programs of Debian and Ubuntu that our window for WebKit needs. */
export const webkitPrograms = {
  display: "/usr/bin/Xvfb",
  driver: "/usr/bin/WebKitWebDriver",
  python: "/usr/bin/python3",
} as const;

function findWebKit(): string | undefined {
  const { display, driver, python } = webkitPrograms;
  if (![display, driver, python].every((path) => existsSync(path))) return undefined;
  const needs = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return spawnSync(python, ["-c", needs]).status === 0 ? driver : undefined;
}

/** The folder of Postgres' programs. */
function findPostgres(): string | undefined {
  const names = ["initdb", "postgres", "pg_isready"];
  const folders = globSync(["/usr/lib/postgresql/*/bin", ...bins]);
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name))));
}

const tools = {
  nginx: { find: () => program("nginx"), packages: ["nginx"], without: "what nginx answers" },
  postgres: { find: findPostgres, packages: ["postgresql"], without: "the inbox on Postgres" },
};

/** The path of a tool, or undefined where it is left out. */
export const findTool = (name: keyof typeof tools): string | undefined => tools[name].find();

/** Chromium's headless shell: the same engine, in little more than half the time. */
const findShell = () => process.env.BROWSER_PATH ?? firstOf("/usr/bin/chromium-headless-shell");
/** As people use it, not Playwright's patched build. */
const findFirefox = () => process.env.FIREFOX_PATH ?? firstOf("/usr/bin/firefox-esr");

const browsers = {
  chromium: { find: findShell, packages: ["chromium-headless-shell", "fonts-liberation"] },
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: {
    find: findWebKit,
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
  },
} as const;

/** The browsers that the tests run in. Without a path, it is Playwright's own. */
export const engines = () => ({
  chromium: { path: findShell() },
  firefox: { path: findFirefox() },
  webkit: { driver: existsSync(webkitPrograms.driver) ? "webdriver" : "playwright" },
});

/**
 * Installs missing tools. Returns a line for each tool that is left out, or throws those lines if CI is
 * set, and throws one sentence if Playwright cannot install a missing browser.
 */
export function prepareMachine(): string[] {
  const missing = Object.values({ ...tools, ...browsers }).filter((tool) => !tool.find());
  if (missing.length > 0) install(missing.map(({ packages }) => packages));
  const own = Object.entries(browsers).flatMap(([name, { find }]) => (find() ? [] : [name]));
  if (own.length > 0) {
    const options = hasPackages ? ["--with-deps"] : [];
    const { status } = command("npx", ["playwright", "install", ...options, ...own], "inherit");
    if (status !== 0) throw new Error(`No ${own.join(", ")}: Playwright cannot install it here.`);
  }

  const leftOut = Object.entries(tools).filter(([, tool]) => !tool.find());
  const lines = leftOut.map(([name, { without }]) => `NOT TESTED, without ${name}: ${without}.`);
  if (process.env.CI && lines.length > 0) {
    throw new Error(lines.join("\n"));
  }
  return lines;
}

/** Installs each group of packages by itself, since a distribution may lack one of them; none where there are none. */
function install(groups: readonly (readonly string[])[]): void {
  if (!hasPackages) return;
  asRoot("apt-get", "update", "-q");
  for (const packages of groups) {
    asRoot("apt-get", "install", "-y", "-q", "--no-install-recommends", ...packages);
  }
}

function asRoot(...words: readonly [string, ...string[]]): void {
  const [name, ...args] =
    process.getuid?.() === 0 ? words : (["sudo", "-n", "-E", ...words] as const);
  command(name, args, "ignore");
}

const command = (name: string, args: readonly string[], stdio: "ignore" | "inherit") =>
  spawnSync(name, args, {
    stdio,
    shell: process.platform === "win32",
    // Keeps Debian from asking, and from starting the servers as services.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });

/** The path of a full Chromium, as people use it, for the benchmarks. Throws one sentence if there is none. */
export function findBrowser(): string {
  const look = () =>
    process.env.BROWSER_PATH ??
    firstOf("/usr/bin/chromium", "/usr/bin/google-chrome", playwrightsChromium.executablePath());
  if (!look()) install([["chromium"]]);
  const found = look();
  if (found) return found;
  throw new Error("No browser: install Chrome or Chromium, or name one in BROWSER_PATH.");
}
