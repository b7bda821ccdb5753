import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** As Debian and Ubuntu name and place them: our window is written for their Python. */
export const programs = {
  display: "/usr/bin/Xvfb",
  driver: "/usr/bin/WebKitWebDriver",
  python: "/usr/bin/python3",
} as const;

const packages = ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"] as const;

/**
 * Sees to it that WebKit can be driven: where its packages are missing they are installed.
 * Throws one sentence when they cannot be.
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
    `No WebKit: install the Debian packages ${packages.join(", ")} and run the tests again.`,
  );
}

function isInstalled(): boolean {
  if (!Object.values(programs).every((path) => existsSync(path))) return false;
  const needs = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return spawnSync(programs.python, ["-c", needs]).status === 0;
}
