import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The folder of a package that only a maintainer's command needs and that is too large to install with
 * the rest. Fetched on first use, without running its scripts. Throws if the registry does not have it.
 */
export function fetchTool(name: string, version: string): string {
  const home = resolve(import.meta.dirname, "../node_modules/.cache/tools", `${name}@${version}`);
  const folder = join(home, "node_modules", name);
  if (!existsSync(folder)) {
    mkdirSync(home, { recursive: true });
    const args = ["install", "--prefix", home, "--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", [...args, `${name}@${version}`], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return folder;
}
