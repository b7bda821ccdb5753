import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../tests/browser.ts";
import type { Part } from "./bench.ts";

const tool = "lighthouse";
const version = "13.5.0";
const home = resolve(import.meta.dirname, `../node_modules/.cache/${tool}-${version}`);

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** As the browser numbers what a visitor's system prefers. */
const themes = { light: 1, dark: 0 } as const;

/** Fetched when it is asked for: it is larger than all else that the project needs. */
function install(): string {
  const folder = join(home, "node_modules", tool);
  if (!existsSync(folder)) {
    mkdirSync(home, { recursive: true });
    const args = ["install", "--prefix", home, "--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", [...args, `${tool}@${version}`], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return join(folder, "cli/index.js");
}

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly id: string; readonly score: number | null }>;
}

/** Lighthouse's four scores for mobile, and the audits that miss full marks. */
export const lighthouse: Part = async (bench, paths, at) => {
  const cli = install();
  const rows = [];
  for (const path of paths) {
    for (const [theme, preferred] of Object.entries(themes)) {
      at(`${path} ${theme}`);
      const flags = `--headless=new --no-sandbox --blink-settings=preferredColorScheme=${preferred}`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [cli, bench.site + path, "--quiet", "--output=json", `--chrome-flags=${flags}`],
        { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
      );
      const report: Report = JSON.parse(stdout);
      const scores = categories.map((name) => [
        name,
        Math.round((report.categories[name]?.score ?? 0) * 100),
      ]);
      const missed = Object.values(report.audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id }) => id);
      rows.push({ of: path, theme, ...Object.fromEntries(scores), below: missed.join(" ") });
    }
  }
  return rows;
};
