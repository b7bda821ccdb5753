import { spawn } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { findBrowser } from "../tests/browser.ts";
import { type Control, controls } from "./controls.ts";

/*
 * Weight of every route and latency of every control, on the built site. Latencies are those
 * of a CPU slowed six times, and depend on the machine; the limit stands beside them.
 */
const PORT = 4190;
const SLOWDOWN = 6;
/** Interaction to next paint, in milliseconds. */
const LIMIT_MS = 100;
/** The browser does not report what took less, in milliseconds. */
const FLOOR_MS = 16;
const ROUNDS = 5;

const site = `http://localhost:${PORT}`;
const server = spawn(process.execPath, ["hosting/serve.ts"], {
  env: { ...process.env, PORT: String(PORT) },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((started) => server.stdout.once("data", started));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-background-networking"],
});

try {
  // biome-ignore lint/suspicious/noConsole: a report
  console.table(await weights(browser));
  // biome-ignore lint/suspicious/noConsole: a report
  console.table(await latencies(browser));
} finally {
  await browser.close();
  server.kill();
}

/** Bytes on the wire by kind, headers included, and requests, until the page is taken over. */
async function weights(browser: Browser) {
  const rows = [];
  for (const { path } of routes) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0 };
    let requests = 0;
    cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Document";
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    cdp.on("Network.requestWillBeSent", () => requests++);
    await page.goto(site + path);
    await page.locator("nav[data-live]").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const { Document, Script, Stylesheet, Font } = bytes;
    rows.push({
      path,
      document: Document,
      script: Script,
      style: Stylesheet,
      font: Font,
      requests,
    });
    await page.close();
  }
  return rows;
}

/** Several uses of each control: the middle one and the slowest, in milliseconds. */
async function latencies(browser: Browser) {
  const rows = [];
  for (const control of controls) {
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round++) measured.push(await latency(browser, control));
    const [worst = 0, , middle = 0] = measured.sort((a, b) => b - a);
    rows.push({
      control: control.name,
      path: control.path,
      median: middle < FLOOR_MS ? `under ${FLOOR_MS} ms` : `${middle} ms`,
      worst: worst < FLOOR_MS ? `under ${FLOOR_MS} ms` : `${worst} ms`,
      within: middle <= LIMIT_MS,
    });
  }
  return rows;
}

async function latency(browser: Browser, { path, phone, use }: Control): Promise<number> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport });
  await page.goto(site + path);
  await page.locator("nav[data-live]").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate((durationThreshold) => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // A pointer that passes over something is no interaction.
        if (!entry.interactionId) continue;
        const slowest = Math.max(Reflect.get(window, "slowest"), entry.duration);
        Object.assign(window, { slowest });
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, FLOOR_MS);
  await use(page);
  // Two frames on, what the interaction painted has been reported.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const slowest = await page.evaluate(() => Number(Reflect.get(window, "slowest")));
  await page.close();
  return slowest;
}
