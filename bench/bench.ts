import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
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
import { createSite } from "../server/site.ts";
import { findBrowser } from "../tests/machine.ts";

const dist = resolve(import.meta.dirname, "../dist");

export interface Bench {
  readonly browser: Browser;
  readonly site: string;
  /** Origin of the same documents without any script: no page with scripts can be faster. */
  readonly limit: string;
  /** Origin of another build, to compare with: BENCH_OTHER names its folder, or its address. */
  readonly other: string | undefined;
}

/** Measures some routes and reports its progress. Returns the rows of a table. */
export type Part = (
  bench: Bench,
  paths: readonly string[],
  at: (what: string) => void,
) => Promise<Readonly<Record<string, string | number>>[]>;

export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const bare = mkdtempSync(join(tmpdir(), "limit-"));
  const [site, limit] = [await serve(dist), await serve(withoutScripts(bare))];
  const { BENCH_OTHER: named } = process.env;
  const other = named && !/^https?:/.test(named) ? await serve(resolve(named)) : undefined;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const origin = other?.origin ?? (named && new URL(named).origin);
    await work({ browser, site: site.origin, limit: limit.origin, other: origin });
  } finally {
    await browser.close();
    for (const each of [site, limit, other]) each?.stop();
    rmSync(bare, { recursive: true });
  }
}

function withoutScripts(folder: string): string {
  cpSync(dist, folder, { recursive: true });
  for (const file of globSync("*.html", { cwd: folder }).map((name) => join(folder, name))) {
    const html = readFileSync(file, "utf8").replace(/<script\b.*?<\/script>/gs, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    rmSync(`${file}.gz`);
  }
  return folder;
}

const serve = (folder: string) => listen(createServer(createSite(folder)));

export async function listen(server: Server) {
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => server.close().closeAllConnections();
  return { origin: `http://localhost:${port}`, stop };
}

/** How device and connection are throttled: a CPU slowed six times; kilobits a second; milliseconds before a response. */
export const slow3G = { cpu: 6, kilobits: 400, latency: 400 };

/** Runs something on an isolated page of a phone's size, with its own context and cache. */
export async function onFreshPage<Result>(
  { browser }: Pick<Bench, "browser">,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...options });
  const result = await use(page);
  await page.close();
  return result;
}

/** Waits until everything automatic has started and no request is pending. */
export async function started(page: Page): Promise<void> {
  await page.locator("html[data-boot]").waitFor({ state: "attached" });
  await expect(page.locator("[data-wake=idle]:not([data-live])")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  // It may have been idle before the islands; and the browser reports its loads a little later.
  await page.waitForTimeout(500);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
