import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBrowser } from "../tests/machine.ts";
import { median, type Part } from "./bench.ts";
import { fetchTool } from "./fetch-tool.ts";

const version = "13.5.0";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The browser's numbers for the system's preferred colour scheme. */
const themes = { light: 1, dark: 0 } as const;

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, Audit>;
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
}

/** The metrics behind the performance score, in milliseconds; `cumulative-layout-shift` has its own part. */
const metrics = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  "speed index": "speed-index",
  blocking: "total-blocking-time",
} as const;

/** On shared cores one run in eight loses a point of performance, regardless of the page. */
const RUNS = 5;
/** Lighthouse occasionally misses the start of a page load, sometimes twice in a row. */
const ATTEMPTS = 5;
/** No later run can pull the median of all below full marks when this many have them. */
const ENOUGH = Math.ceil(RUNS / 2);

/**
 * Lighthouse's four scores for mobile, medians of five: it stops as soon as the rest cannot change them. With the
 * medians of its metrics, the performance of each run and the audits below full marks in any run.
 */
export const lighthouse: Part = async (bench, paths, at) => {
  const cli = join(fetchTool("lighthouse", version), "cli/index.js");
  const rows = [];
  for (const path of paths) {
    for (const [theme, preferred] of Object.entries(themes)) {
      const reports: Report[] = [];
      while (reports.length < RUNS && reports.filter(isFull).length < ENOUGH) {
        at(`${path} ${theme} ${reports.length + 1}`);
        reports.push(await audit(cli, bench.site + path, preferred));
      }
      const scores = (category: string) =>
        reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
      rows.push({
        of: path,
        theme,
        ...Object.fromEntries(categories.map((name) => [name, median(scores(name))])),
        ...Object.fromEntries(
          Object.entries(metrics).map(([name, id]) => [
            name,
            Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0))),
          ]),
        ),
        "performance, each run": scores("performance").join(" "),
        below: [...new Set(reports.flatMap(missed))].join(" "),
      });
    }
  }
  return rows;
};

const isFull = (report: Report) => categories.every((name) => report.categories[name]?.score === 1);

const missed = ({ audits }: Report) =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);

async function audit(...request: Parameters<typeof run>): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      return await run(...request);
    } catch {}
  }
  return run(...request);
}

async function run(cli: string, url: string, preferredColorScheme: number): Promise<Report> {
  const flags = `--headless=new --no-sandbox --blink-settings=preferredColorScheme=${preferredColorScheme}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}
