import { routes } from "../app/content/pages.ts";
import { type Part, withBench } from "./bench.ts";
import { clicks } from "./clicks.ts";
import { lighthouse } from "./lighthouse.ts";
import { paints } from "./paints.ts";
import { visit } from "./visit.ts";
import { weights } from "./weights.ts";

/*
 * Measures weight and speed of the built site. Bytes and ratios are properties of the site;
 * milliseconds depend on the machine and its load. Asserts nothing.
 *
 *   npm run bench                           everything but Lighthouse
 *   npm run bench -- paints /pricing        one part, one route; several of each may be named
 *   BENCH_OTHER=... npm run bench -- clicks   with another build: its folder, or its address
 */
const parts: Readonly<Record<string, Part>> = { weights, visit, paints, clicks, lighthouse };
/** Without Lighthouse, which is slow and must be downloaded first. */
const usual = Object.keys(parts).filter((name) => name !== "lighthouse");

const known = routes.map(({ path }) => path as string);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name) && !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `Neither a part nor a route: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.\n`,
  );
  process.exit(1);
}
/** Those that are named, or all. */
const chosen = (from: readonly string[], all = from) => {
  const some = named.filter((name) => from.includes(name));
  return some.length > 0 ? some : all;
};

await withBench(async (bench) => {
  for (const name of chosen(Object.keys(parts), usual)) {
    const report = (what: string) => process.stderr.write(`${name}: ${what}\n`);
    const rows = (await parts[name]?.(bench, chosen(known), report)) ?? [];
    const columns = Object.keys(rows[0] ?? {});
    const lines = [columns, columns.map(() => "---"), ...rows.map((row) => Object.values(row))];
    const table = lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
    process.stdout.write(`\n## ${name}\n\n${table}`);
  }
});
