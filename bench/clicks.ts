import { createServer, request } from "node:http";
import { setTimeout as pass } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Bench, listen, median, onFreshPage, type Part, slow3G, started } from "./bench.ts";

const pairs = ["/ /pricing", "/merchants /pricing", "/pricing /contact"].map((pair) =>
  pair.split(" "),
);
const ways = pairs.flatMap(([one = "", two = ""]) => [[one, two] as const, [two, one] as const]);

/** How long the pointer rests on the link, in milliseconds. */
const HOVER_MS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const modes = ["at once", "tapped", "hovered"] as const;

/**
 * From the click on a link until the next page's heading is painted, beneath the overlay if that is longer, on slow 3G
 * and a CPU slowed six times, in milliseconds; medians, in turns with another build, if one is named. At once is after
 * the first paint; the others are on a page whose requests have ended. A visitor's browser renders a page ahead, too:
 * with Playwright's session, Chromium only fetches it.
 */
export const clicks: Part = async (bench, paths, at) => {
  const lines = [{ name: "", line: await slowLine(bench.site) }];
  if (bench.other) lines.push({ name: ", other", line: await slowLine(bench.other) });
  const rows = [];
  for (const [from, to] of ways.filter(([from]) => paths.includes(from))) {
    const row: Record<string, string | number> = { from, to };
    for (const mode of modes) {
      const times = lines.map((each) => ({ ...each, all: [] as number[] }));
      for (let round = 1; round <= ROUNDS; round++) {
        for (const { name, line, all } of times) {
          at(`${from} to ${to}, ${mode}${name} ${round}/${ROUNDS}`);
          all.push(await measure(bench, line.origin, { from, to, mode }));
        }
      }
      for (const { name, all } of times) row[mode + name] = Math.round(median(all));
    }
    rows.push(row);
  }
  for (const { line } of lines) line.stop();
  return rows;
};

const measure = (bench: Bench, origin: string, way: Way) =>
  onFreshPage(bench, { hasTouch: way.mode === "tapped" }, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow3G.cpu });
    await page.addInitScript(noteClickAndPaint, way);
    await page.goto(origin + way.from, { waitUntil: "commit" });
    if (way.mode !== "at once") {
      await started(page);
      await press(page, way.mode === "tapped");
    }
    await page.waitForURL(origin + way.to, { waitUntil: "commit" });
    const took = await page.waitForFunction(() => sessionStorage.getItem("bench-took"));
    return Number(await took.jsonValue());
  });

/** On the middle of the link that `noteClickAndPaint` has added. */
async function press(page: Page, withFinger: boolean): Promise<void> {
  if (withFinger) return page.touchscreen.tap(20, 20);
  await page.mouse.move(20, 20);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.click(20, 20);
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly mode: (typeof modes)[number];
}

/**
 * Runs in each document. In the first, adds a link in the corner, and notes the time of its click; in the next, that of
 * the frame after the one with its heading.
 */
function noteClickAndPaint({ from, to, mode }: Way): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent;
  const addLink = () => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
    Object.assign(link.style, { position: "fixed", inset: "0 auto auto 0", zIndex: "99" });
    Object.assign(link.style, { width: "40px", height: "40px", overflow: "hidden" });
    document.body.append(link);
    link.addEventListener("click", ({ timeStamp }) => {
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem("bench-heading", String(heading()));
    });
    if (mode === "at once") link.click();
  };
  const look = () => {
    const clicked = sessionStorage.getItem("bench-click");
    // Where a script swaps pages, the address changes first.
    const isNext = heading() && heading() !== sessionStorage.getItem("bench-heading");
    if (!clicked || location.pathname !== to || !isNext) return requestAnimationFrame(look);
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

/**
 * Another address of the site at `origin`, behind a slow line: for requests outside the slowed tab, such as a page
 * rendered ahead. The latency is that of each answer; all answers share the line.
 */
async function slowLine(origin: string) {
  const { kilobits, latency } = slow3G;
  let free = 0;
  /** Resolves when the line has carried that many bytes. */
  const carry = (bytes: number) => {
    // Kilobits a second are bits a millisecond.
    free = Math.max(free, performance.now()) + (bytes * 8) / kilobits;
    return pass(free - performance.now());
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const options = { method, headers: { ...headers, host: new URL(origin).host } };
    const onward = request(new URL(url ?? "/", origin), options, async (answer) => {
      await pass(latency);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += 1400) {
          const packet = chunk.subarray(at, at + 1400);
          await carry(packet.length);
          outgoing.write(packet);
        }
      }
      outgoing.end();
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return listen(server);
}
