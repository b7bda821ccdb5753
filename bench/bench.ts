import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from "@playwright/test";
import { readBuildRecord, writeBuildRecord } from "../server/build-record.ts";
import { createSite } from "../server/site.ts";
import { findBrowser } from "../tests/machine.ts";

export const dist = resolve(import.meta.dirname, "../dist");

/** The tools that every part needs to measure. */
export interface Bench {
  readonly browser: Browser;
  /** Origin of the built site. */
  readonly site: string;
  /** Origin of the same documents without any script: no page with scripts can be faster. */
  readonly limit: string;
  /** Origin of another build, to compare with: BENCH_OTHER names its folder, or its address. */
  readonly other: string | undefined;
}

/** A row of a part's report; a row about a route has its path. */
export type Row = Readonly<Record<string, string | number>>;

/** Measures some routes and reports its progress. */
export type Part = (
  bench: Bench,
  paths: readonly string[],
  at: (what: string) => void,
) => Promise<Row[]>;

export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const bare = mkdtempSync(join(tmpdir(), "limit-"));
  const [site, limit] = [await serve(dist), await serve(withoutScripts(bare))];
  const { BENCH_OTHER: named } = process.env;
  const isServed = /^https?:/.test(named ?? "");
  const other = named && !isServed ? await serve(resolve(named)) : undefined;
  const browser = await launchBrowser();
  try {
    await work({
      browser,
      site: site.origin,
      limit: limit.origin,
      other: named && isServed ? new URL(named).origin : other?.origin,
    });
  } finally {
    await browser.close();
    for (const each of [site, limit, other]) each?.stop();
    rmSync(bare, { recursive: true });
  }
}

export const launchBrowser = ({ headless = true, args = [] as string[] } = {}): Promise<Browser> =>
  chromium.launch({
    headless,
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      ...args,
    ],
  });

/** Copies the built site below a folder, removes the scripts from its documents, and returns the path. */
function withoutScripts(parent: string): string {
  const folder = join(parent, "dist");
  cpSync(dist, folder, { recursive: true });
  writeBuildRecord(folder, readBuildRecord(dist));
  for (const file of globSync("*.html", { cwd: folder }).map((name) => join(folder, name))) {
    const html = readFileSync(file, "utf8").replace(/<script\b.*?<\/script>/gs, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    rmSync(`${file}.gz`);
  }
  return folder;
}

async function serve(folder: string) {
  const server = createServer(createSite(folder));
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${address.port}`, stop };
}

/** How device and connection are throttled. */
export interface Conditions {
  /** Slowdown factor relative to this machine. */
  readonly cpu: number;
  readonly kilobitsDown: number;
  readonly kilobitsUp: number;
  /** Delay before each response, in milliseconds. */
  readonly latency: number;
}

export const slow3G: Conditions = { cpu: 6, kilobitsDown: 400, kilobitsUp: 400, latency: 400 };

/** Lighthouse's conditions for mobile, as its documentation defines them for a real browser. */
export const lighthouseMobile: Conditions = {
  cpu: 4,
  kilobitsDown: 1638.4 * 0.9,
  kilobitsUp: 750 * 0.9,
  latency: 150 * 3.75,
};

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Runs something on an isolated page, with its own context and cache. */
export async function onFreshPage<Result>(
  { browser }: Pick<Bench, "browser">,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page, conditions: Conditions): Promise<void> {
  const { cpu, kilobitsDown, kilobitsUp, latency } = conditions;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: (kilobitsDown * 1000) / 8,
    uploadThroughput: (kilobitsUp * 1000) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Waits until everything automatic has started and no request is pending. */
export async function started(page: Page): Promise<void> {
  await page.locator("html[data-boot]").waitFor({ state: "attached" });
  await expect(page.locator("[data-wake=idle]:not([data-live])")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  // It may have been idle before the islands; and the browser reports its loads a little later.
  await page.waitForTimeout(500);
}

/** The performance entries of a type that the browser has recorded so far. */
export function entriesOf<Kind extends PerformanceEntry>(page: Page, type: string) {
  return page.evaluate(async (kind) => {
    const entries = await new Promise<PerformanceEntry[]>((noted) => {
      new PerformanceObserver((list) => noted(list.getEntries())).observe({
        type: kind,
        buffered: true,
      });
      // Without entries, the observer is never called.
      setTimeout(() => noted([]), 200);
    });
    return entries.map((entry) => entry.toJSON());
  }, type) as Promise<Kind[]>;
}

/** Waits until the current paint has been recorded. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

const ROUNDS = 3;

/** Measures a path several times and returns the median of each figure, rounded. */
export async function medians<Figure extends string>(
  path: string,
  at: (what: string) => void,
  measure: () => Promise<Readonly<Record<Figure, number>>>,
): Promise<(figure: Figure) => number> {
  const rounds: Readonly<Record<Figure, number>>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    at(`${path} ${round}/${ROUNDS}`);
    rounds.push(await measure());
  }
  return (figure) => Math.round(median(rounds.map((each) => each[figure])));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
