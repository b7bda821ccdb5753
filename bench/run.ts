import { loadavg } from "node:os";
import { routes } from "../app/content/pages.ts";
import { type Part, type Row, withBench } from "./bench.ts";
import { blocking } from "./blocking.ts";
import { clicks } from "./clicks.ts";
import { heap } from "./heap.ts";
import { interactions } from "./interactions.ts";
import { lighthouse } from "./lighthouse.ts";
import { paints } from "./paints.ts";
import { shifts } from "./shifts.ts";
import { visit } from "./visit.ts";
import { weights } from "./weights.ts";

/*
 * Measures weight and speed of the built site. Bytes and ratios are properties of the site;
 * milliseconds depend on the machine and its load. Asserts nothing.
 *
 *   npm run bench                           everything but Lighthouse
 *   npm run bench -- paints /pricing        one part, one route; several of each may be named
 *   BENCH_OTHER=... npm run bench -- clicks heap   with another build: its folder, or its address
 */
const parts: Readonly<Record<string, Part>> = {
  weights,
  visit,
  shifts,
  paints,
  blocking,
  interactions,
  clicks,
  heap,
  lighthouse,
};

/** It is slow and must be downloaded first. */
const onlyWhenNamed = "lighthouse";

/** The columns that do not depend on the machine, as in the table of docs/performance.md. */
const published = [
  "path",
  "document",
  "script",
  "style",
  "font",
  "requests",
  "shift",
  "shift, late fonts",
  "first / limit",
  "largest / limit",
];

const known = routes.map(({ path }) => path as string);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name) && !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `Neither a part nor a route: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.\n`,
  );
  process.exit(1);
}
const namedPaths = named.filter((name) => known.includes(name));
const namedParts = named.filter((name) => name in parts);
const paths = namedPaths.length > 0 ? namedPaths : known;
const chosen =
  namedParts.length > 0 ? namedParts : Object.keys(parts).filter((name) => name !== onlyWhenNamed);

function table(rows: readonly Row[], columns = Object.keys(rows[0] ?? {})): string {
  const lines = [
    columns,
    columns.map(() => "---"),
    ...rows.map((row) => columns.map((column) => row[column] ?? "")),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(" ");

await withBench(async (bench) => {
  const routesSoFar = new Map<string, Row>(paths.map((path) => [path, { path }]));
  for (const name of chosen) {
    const started = Date.now();
    const report = (what: string) => process.stderr.write(`${name}: ${what}\n`);
    const before = load();
    const rows = (await parts[name]?.(bench, paths, report)) ?? [];
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(
      `\n## ${name} (${seconds} s, load ${before} before, ${load()} after)\n\n${table(rows)}`,
    );
    for (const row of rows) {
      const path = String(row.path);
      if (routesSoFar.has(path)) routesSoFar.set(path, { ...routesSoFar.get(path), ...row });
    }
  }
  const all = [...routesSoFar.values()];
  const columns = published.filter((column) => all.some((row) => column in row));
  if (namedParts.length === 0)
    process.stdout.write(`\n## The site's own\n\n${table(all, columns)}`);
});
