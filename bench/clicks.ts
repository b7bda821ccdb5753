import { setTimeout as pass } from "node:timers/promises";
import { median, type Part, slow3G } from "./bench.ts";
import { openTab } from "./chromium.ts";
import { slowLine } from "./slow-line.ts";

const pairs = ["/ /pricing", "/merchants /pricing", "/pricing /contact"].map((pair) =>
  pair.split(" "),
);
const ways = pairs.flatMap(([one = "", two = ""]) => [[one, two] as const, [two, one] as const]);

/** How long the pointer rests on the link, in milliseconds. */
const HOVER_MS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const modes = ["at once", "tapped", "hovered"] as const;
type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * From the click on a link until the next page's heading is painted, beneath the overlay if that is longer, on slow 3G
 * and a CPU slowed six times, in milliseconds; medians, in turns with another build, if one is named. At once is after
 * the first paint; the others are on a page whose requests have ended.
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
          all.push(await measure(line.origin, { from, to, mode }));
        }
      }
      for (const { name, all } of times) row[mode + name] = Math.round(median(all));
    }
    rows.push(row);
  }
  for (const { line } of lines) line.stop();
  return rows;
};

async function measure(origin: string, way: Way): Promise<number> {
  const tab = await openTab((send, page) => {
    const source = `(${noteClickAndPaint})(${JSON.stringify(way)})`;
    send("Page.enable", {}, page);
    send("Page.addScriptToEvaluateOnNewDocument", { source }, page);
    send("Emulation.setCPUThrottlingRate", { rate: slow3G.cpu }, page);
    send("Emulation.setTouchEmulationEnabled", { enabled: way.mode === "tapped" }, page);
  });
  try {
    await tab.send("Page.navigate", { url: origin + way.from });
    if (way.mode !== "at once") {
      await idle(tab);
      await press(tab, way.mode === "tapped");
    }
    for (;;) {
      const took = await tab.evaluate('sessionStorage.getItem("bench-took")');
      if (took) return Number(took);
      await pass(100);
    }
  } finally {
    await tab.close();
  }
}

/** Resolves after two seconds without a request: islands wait that long for an idle moment. */
async function idle(tab: Tab): Promise<void> {
  const look = "document.readyState + performance.getEntriesByType('resource').length";
  for (let before: unknown, same = 0; same < 20; ) {
    await pass(100);
    const now = await tab.evaluate(look);
    same = now === before && String(now).startsWith("complete") ? same + 1 : 0;
    before = now;
  }
}

/** On the middle of the link that `noteClickAndPaint` has added. */
async function press(tab: Tab, withFinger: boolean): Promise<void> {
  const at = { x: 20, y: 20 };
  if (withFinger) {
    await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return;
  }
  const button = { ...at, button: "left", clickCount: 1 };
  await tab.send("Input.dispatchMouseEvent", { ...at, type: "mouseMoved" });
  await pass(HOVER_MS);
  await tab.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" });
  await tab.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" });
}

interface Way {
  readonly from: string;
  readonly to: string;
  readonly mode: (typeof modes)[number];
}

/**
 * Runs in each document. In the first, adds a link in the corner, and notes the time of its click; in the next, that of
 * the frame after the one with its heading. A page that is rendered ahead has no frames.
 */
function noteClickAndPaint({ from, to, mode }: Way): void {
  if (location.protocol === "about:") return;
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
