import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The paths in Debian and Ubuntu; our window needs their Python. */
export const programs = {
  display: "/usr/bin/Xvfb",
  driver: "/usr/bin/WebKitWebDriver",
  python: "/usr/bin/python3",
} as const;

const packages = ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"] as const;

/**
 * Installs WebKit's packages if they are missing. Throws an error with one sentence if that fails.
 */
export function installWebKit(): void {
  if (isInstalled()) return;
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [
    ["apt-get", "update", "-q"],
    ["apt-get", "install", "-y", "-q", "--no-install-recommends", ...packages],
  ]) {
    const [command = "", ...args] = [...root, ...step];
    spawnSync(command, args, {
      stdio: "ignore",
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (isInstalled()) return;
  throw new Error(
    `WebKit is missing: install the Debian packages ${packages.join(", ")} and run the tests again.`,
  );
}

function isInstalled(): boolean {
  if (!Object.values(programs).every((path) => existsSync(path))) return false;
  const needs = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return spawnSync(programs.python, ["-c", needs]).status === 0;
}
