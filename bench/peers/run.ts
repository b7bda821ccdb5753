import { execFileSync, type StdioOptions } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { routes } from "../../app/content/pages.ts";
import { launchBrowser, median, withoutScripts } from "../bench.ts";
import { astro } from "./astro.ts";
import { boxes, click, type Load, load } from "./measure.ts";
import { next } from "./next.ts";
import { makeCertificate, serve, trust } from "./serve.ts";
import { copySource, dist, workshop, write } from "./source.ts";
import { spa } from "./spa.ts";
import { commonFiles, type Stack } from "./stack.ts";

/*
 * Compares the built site with the same pages on stock stacks (docs/performance.md). Asserts nothing but
 * that they look alike.
 *
 *   npm run bench:peers                          everything
 *   npm run bench:peers -- loads /pricing        one part, one path; clicks are always from the home page
 *   npm run bench:peers -- --built loads         with the stacks as they were built before
 */
const ROUNDS = 5;
const stacks: Readonly<Record<string, Stack>> = { spa, next, astro };
const parts = ["alike", "loads", "clicks"];
const compared = ["/", "/pricing", "/terms-of-service", "/contact"];
const target = "/contact";

interface Peer {
  readonly name: string;
  readonly origin: string;
  readonly hasReact: boolean;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => ![...parts, ...compared, "--built"].includes(name));
if (unknown.length > 0) {
  const known = [...parts, ...compared].join(", ");
  process.stderr.write(`Neither a part nor a path: ${unknown.join(", ")}. Known: ${known}.\n`);
  process.exit(1);
}
const chosen = (all: readonly string[]) => {
  const some = all.filter((each) => named.includes(each));
  return some.length > 0 ? some : all;
};
const paths = chosen(compared);

function build(): void {
  mkdirSync(workshop, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    copyFileSync(join(import.meta.dirname, file), join(workshop, file));
  }
  const quiet = { stdio: ["ignore", "ignore", "inherit"] satisfies StdioOptions };
  // Not `npm ci`: it rejects a lock file in which an optional package of another platform is missing.
  execFileSync("npm", ["install", "--ignore-scripts"], { cwd: workshop, ...quiet });
  for (const [name, { changes, files, pageFile, build }] of Object.entries(stacks)) {
    process.stderr.write(`building ${name}\n`);
    const folder = copySource(name, changes);
    const all = [...Object.entries({ ...commonFiles, ...files }), ...routes.map(pageFile)];
    for (const [file, text] of all) write(folder, file, text);
    const [command, ...args] = build;
    const file = join(workshop, "node_modules/.bin", command);
    execFileSync(process.execPath, [file, ...args], { cwd: folder, ...quiet });
  }
}

async function withPeers(work: (browser: Browser, peers: readonly Peer[]) => Promise<void>) {
  const bare = mkdtempSync(join(tmpdir(), "limit-"));
  const certificate = makeCertificate();
  const folders = {
    site: dist,
    ...Object.fromEntries(
      Object.entries(stacks).map(([name, { output }]) => [name, join(workshop, name, output)]),
    ),
    "no script": withoutScripts(bare),
  };
  const servers = Object.entries(folders).map(async ([name, folder]) => {
    const server = await serve(folder, certificate, name === "spa" ? "/index.html" : undefined);
    return { name, hasReact: name !== "no script", ...server };
  });
  const peers = await Promise.all(servers);
  const browser = await launchBrowser({ args: [trust(certificate)] });
  try {
    await work(browser, peers);
  } finally {
    await browser.close();
    for (const { stop } of peers) stop();
    rmSync(bare, { recursive: true });
  }
}

/** Measures every peer in turn, so that other load on the machine affects all of them. */
async function inTurns<Figures>(
  peers: readonly Peer[],
  what: string,
  measure: (peer: Peer) => Promise<Figures>,
): Promise<(figure: (of: Figures) => number) => string[]> {
  const rounds: Figures[][] = peers.map(() => []);
  for (let round = 1; round <= ROUNDS; round++) {
    process.stderr.write(`${what} ${round}/${ROUNDS}\n`);
    for (const [index, peer] of peers.entries()) rounds[index]?.push(await measure(peer));
  }
  return (figure) =>
    rounds.map((each) => {
      const middle = median(each.map(figure));
      return Number.isNaN(middle) ? "-" : Math.round(middle).toLocaleString("en");
    });
}

const row = (name: string, cells: readonly string[]) =>
  process.stdout.write(`| ${[name, ...cells].join(" | ")} |\n`);

async function checkAlike(browser: Browser, [site, ...stock]: readonly Peer[], path: string) {
  const expected = await boxes(browser, site?.origin + path);
  for (const { name, origin } of stock) {
    const found = await boxes(browser, origin + path);
    const differs = expected.find(
      ({ box }, index) =>
        !box.every((side, at) => Math.abs(side - (found[index]?.box[at] ?? Number.NaN)) <= 1),
    );
    if (differs || found.length !== expected.length) {
      throw new Error(`${name} ${path} does not look like the site: ${differs?.name}`);
    }
  }
  process.stderr.write(`${path} looks alike: ${expected.length} boxes\n`);
}

const figures: readonly [name: string, of: (load: Load) => number][] = [
  ["first paint, ms", ({ paint }) => paint],
  ["React attached, ms", ({ attached }) => attached],
  ["scripts and styles, bytes", ({ code }) => code],
  ["all bytes until idle", ({ all }) => all],
];

if (!named.includes("--built")) build();
await withPeers(async (browser, peers) => {
  const doing = chosen(parts);
  const withScripts = peers.filter(({ hasReact }) => hasReact);
  for (const path of doing.includes("alike") ? paths : []) {
    await checkAlike(browser, withScripts, path);
  }
  const before = loadavg()[0]?.toFixed(1);
  row(
    "",
    peers.map(({ name }) => name),
  );
  row(
    "---",
    peers.map(() => "---:"),
  );
  const loaded = paths.filter((path) => path !== target || named.includes(target));
  for (const path of doing.includes("loads") ? loaded : []) {
    const middles = await inTurns(peers, path, ({ origin, hasReact }) =>
      load(browser, origin + path, hasReact),
    );
    for (const [name, figure] of figures) row(`${path} ${name}`, middles(figure));
  }
  for (const moment of doing.includes("clicks") ? (["at once", "idle"] as const) : []) {
    const middles = await inTurns(peers, `a click, ${moment}`, ({ origin, hasReact }) =>
      click(browser, `${origin}/`, target, moment, hasReact),
    );
    row(
      `/ to ${target}, a click ${moment === "idle" ? "on the idle page" : moment}, ms`,
      middles((each) => each),
    );
  }
  process.stdout.write(
    `\nLoad of the machine: ${before} before, ${loadavg()[0]?.toFixed(1)} after.\n`,
  );
});
