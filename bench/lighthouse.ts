import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../tests/machine.ts";
import { median, type Part } from "./bench.ts";

const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** The browser's numbers for the system's preferred colour scheme. */
const themes = { light: 1, dark: 0 } as const;
/** On shared cores one run in eight loses a point of performance, regardless of the page. */
const RUNS = 3;
/** Lighthouse occasionally misses the start of a page load, sometimes twice in a row. */
const ATTEMPTS = 5;

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly id: string; readonly score: number | null }>;
}

/** Lighthouse's four scores for mobile, medians of three, with the audits below full marks in any run. */
export const lighthouse: Part = async (bench, paths, at) => {
  const rows = [];
  for (const path of paths) {
    for (const [theme, preferred] of Object.entries(themes)) {
      const reports: Report[] = [];
      for (let run = 1; run <= RUNS; run++) {
        at(`${path} ${theme} ${run}/${RUNS}`);
        reports.push(await audit(bench.site + path, preferred));
      }
      const score = (category: string) =>
        median(reports.map((each) => Math.round((each.categories[category]?.score ?? 0) * 100)));
      rows.push({
        path,
        theme,
        ...Object.fromEntries(categories.map((name) => [name, score(name)])),
        below: [...new Set(reports.flatMap(missed))].join(" "),
      });
    }
  }
  return rows;
};

const missed = ({ audits }: Report) =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);

async function audit(url: string, preferredColorScheme: number, attempt = 1): Promise<Report> {
  const flags = `--headless=new --no-sandbox --blink-settings=preferredColorScheme=${preferredColorScheme}`;
  const command = `--yes lighthouse@${version} ${url} --quiet --output=json`.split(" ");
  const options = { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 };
  try {
    const { stdout } = await promisify(execFile)(
      "npx",
      [...command, `--chrome-flags=${flags}`],
      options,
    );
    return JSON.parse(stdout);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return audit(url, preferredColorScheme, attempt + 1);
  }
}
