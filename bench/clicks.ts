import type { Page } from "@playwright/test";
import { type Bench, desktop, median, onFreshPage, type Part, slow3G } from "./bench.ts";
import { slowLine } from "./slow-line.ts";

const pairs = [
  ["/", "/pricing"],
  ["/merchants", "/pricing"],
  ["/pricing", "/contact"],
] as const;
const ways = pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]);

/** How long the pointer rests on the link, in milliseconds. */
const HOVER_MS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const modes = ["at once", "tapped", "hovered"] as const;
type Mode = (typeof modes)[number];

/**
 * From the click on a link until the next page's heading is painted, beneath the overlay if that is longer, on slow 3G
 * and a CPU slowed six times, in milliseconds; medians, in turns with another build, if one is named. At once is after
 * the first paint; the others are on a page whose requests have ended.
 */
export const clicks: Part = async (bench, paths, at) => {
  const named = { site: bench.site, ...(bench.other && { other: bench.other }) };
  const lines = await Promise.all(
    Object.entries(named).map(async ([name, origin]) => ({
      name,
      line: await slowLine(origin, slow3G),
    })),
  );
  try {
    const headings = await headingsOf(bench);
    const rows = [];
    for (const [from, to] of ways.filter(([from]) => paths.includes(from))) {
      const row: Record<string, string | number> = { from, to };
      for (const mode of modes) {
        const times = lines.map((each) => ({ ...each, all: [] as number[] }));
        for (let round = 1; round <= ROUNDS; round++) {
          for (const { name, line, all } of times) {
            at(`${from} to ${to}, ${mode}, ${name} ${round}/${ROUNDS}`);
            all.push(
              await measure(
                bench,
                line.origin,
                { from, to, heading: headings.get(to) ?? "" },
                mode,
              ),
            );
          }
        }
        for (const { name, all } of times) {
          row[name === "site" ? mode : `${mode}, ${name}`] = Math.round(median(all));
        }
      }
      rows.push(row);
    }
    return rows;
  } finally {
    for (const { line } of lines) line.stop();
  }
};

/** What each page's heading begins with: the rest may change by itself. */
const headingsOf = (bench: Bench) =>
  onFreshPage(bench, {}, async (page) => {
    const headings = new Map<string, string>();
    for (const path of new Set(pairs.flat())) {
      await page.goto(bench.limit + path);
      headings.set(path, ((await page.locator("h1").textContent()) ?? "").slice(0, 8));
    }
    return headings;
  });

const measure = (bench: Bench, origin: string, way: Way, mode: Mode) =>
  onFreshPage(bench, { viewport: desktop, hasTouch: mode === "tapped" }, async (page) => {
    await page.addInitScript(noteClickAndPaint, { ...way, clicksAtOnce: mode === "at once" });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow3G.cpu });
    await page.goto(origin + way.from, { waitUntil: "commit" });
    if (mode !== "at once") {
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      await press(page, mode);
    }
    return noted(page);
  });

/** On the middle of the link that `noteClickAndPaint` has added. */
async function press(page: Page, mode: Mode): Promise<void> {
  if (mode === "tapped") return page.touchscreen.tap(20, 20);
  await page.mouse.move(20, 20);
  await new Promise((passed) => setTimeout(passed, HOVER_MS));
  await page.mouse.click(20, 20);
}

/** The time that `noteClickAndPaint` has noted, however the documents change meanwhile. */
async function noted(page: Page): Promise<number> {
  for (;;) {
    const took = await page.evaluate(() => sessionStorage.getItem("bench-took")).catch(() => null);
    if (took) return Number(took);
    await new Promise((passed) => setTimeout(passed, 100));
  }
}

interface Way {
  readonly from: string;
  readonly to: string;
  /** What the next page's heading begins with. */
  readonly heading: string;
}

/**
 * Runs in each document. In the first, adds a link in the corner, and notes the time of its click; then, in this
 * document or the next, that of the frame after the one with the next heading. A page that is rendered ahead has no frames.
 */
function noteClickAndPaint({
  from,
  to,
  heading,
  clicksAtOnce,
}: Way & { clicksAtOnce: boolean }): void {
  const now = () => performance.timeOrigin + performance.now();
  const addLink = () => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
    Object.assign(link.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "99" });
    Object.assign(link.style, { width: "40px", height: "40px", overflow: "hidden" });
    document.body.append(link);
    link.addEventListener("click", ({ timeStamp }) => {
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + timeStamp));
    });
    if (clicksAtOnce) link.click();
  };
  const look = () => {
    const clicked = sessionStorage.getItem("bench-click");
    const isNext = document.querySelector("h1")?.textContent.startsWith(heading);
    if (!clicked || !isNext) return requestAnimationFrame(look);
    return requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        sessionStorage.setItem("bench-took", String(now() - Number(clicked))),
      ),
    );
  };
  requestAnimationFrame(look);
  if (location.pathname !== from || sessionStorage.getItem("bench-click")) return;
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName("first-contentful-paint").length) return;
    observer.disconnect();
    addLink();
  }).observe({ type: "paint", buffered: true });
}
