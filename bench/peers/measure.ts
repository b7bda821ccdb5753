import type { Browser, Page } from "@playwright/test";
import { entriesOf, onFreshPage, slow3G, slowDown } from "../bench.ts";
import { listen } from "../weights.ts";

/** What the load of a page costs, in milliseconds and bytes on the wire. */
export interface Load {
  readonly paint: number;
  /** When React has taken over the header; NaN without scripts. */
  readonly attached: number;
  readonly all: number;
  readonly code: number;
}

/** Long enough for what a page fetches ahead once it is idle, in milliseconds. */
const QUIET_MS = 1500;

/** Loads a page on slow 3G and a CPU slowed six times, until it fetches nothing more. */
export const load = (browser: Browser, url: string, hasReact: boolean): Promise<Load> =>
  onFreshPage({ browser }, {}, async (page) => {
    await page.addInitScript(noteReact);
    const wire = await listen(page);
    const quiet = watchRequests(page);
    await slowDown(page, slow3G);
    await page.goto(url);
    const attached = hasReact ? await taken(page) : Number.NaN;
    await quiet();
    const [paint] = (await entriesOf(page, "paint")).slice(-1);
    if (!paint) throw new Error(`Nothing was painted at ${url}.`);
    const { all, script, style } = wire();
    return { paint: paint.startTime, attached, all, code: script + style };
  });

/**
 * From a click on a link until the next page's heading is painted, in milliseconds: as soon as React has
 * taken over, or when the page is idle and has fetched ahead what it wants, without a pointer over a link.
 */
export const click = (
  browser: Browser,
  from: string,
  path: string,
  moment: "at once" | "idle",
  hasReact: boolean,
) =>
  onFreshPage({ browser }, {}, async (page) => {
    await page.addInitScript(noteReact);
    await page.addInitScript(noteArrival);
    const quiet = watchRequests(page);
    await slowDown(page, slow3G);
    await page.goto(from);
    if (hasReact) await taken(page);
    if (moment === "idle") await quiet();
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
      // After this call, because the click may end the document.
      setTimeout(() => {
        sessionStorage.left = document.querySelector("h1")?.textContent;
        sessionStorage.leftAt = performance.timeOrigin + performance.now();
        link?.click();
      });
    }, path);
    const arrived = await page.waitForFunction(() => sessionStorage.arrivedAt);
    const at = Number(await arrived.jsonValue());
    return at - (await page.evaluate(() => Number(sessionStorage.leftAt)));
  });

/** Notes the first frame in which React knows a button of the header. */
function noteReact(): void {
  const look = () => {
    const button = document.querySelector("header button");
    const known = button && Object.keys(button).some((key) => key.startsWith("__reactFiber$"));
    if (known) performance.mark("attached");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes when a heading is painted that the page which was left did not have. */
function noteArrival(): void {
  const look = () => {
    const heading = document.querySelector("h1")?.textContent;
    if (!sessionStorage.left || !heading || heading === sessionStorage.left) {
      requestAnimationFrame(look);
    } else {
      setTimeout(() => {
        sessionStorage.arrivedAt = performance.timeOrigin + performance.now();
      });
    }
  };
  requestAnimationFrame(look);
}

async function taken(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName("attached")[0]?.startTime,
  );
  return Number(await mark.jsonValue());
}

/** Returns a wait until no request has been open for a while. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let changed = Date.now();
  page.on("request", (request) => {
    open.add(request);
    changed = Date.now();
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => {
      open.delete(request);
      changed = Date.now();
    });
  }
  return async () => {
    while (open.size > 0 || Date.now() - changed < QUIET_MS) {
      await new Promise((later) => setTimeout(later, 100));
    }
  };
}

/**
 * The box of every heading and section on a phone, to tell whether two pages look alike: once React has
 * taken over, nothing is fetched any more and two readings in succession are the same.
 */
export const boxes = (browser: Browser, url: string) =>
  onFreshPage({ browser }, { reducedMotion: "reduce" }, async (page) => {
    await page.addInitScript(noteReact);
    const quiet = watchRequests(page);
    await page.goto(url);
    await taken(page);
    await quiet();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (let before = ""; ; ) {
      const found = await page.evaluate(readBoxes);
      const now = JSON.stringify(found);
      if (now === before) return found;
      before = now;
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });

/** Runs in the page. */
function readBoxes() {
  return [...document.querySelectorAll("h1, h2, h3, section")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const words = element.textContent.slice(0, 30);
    return { name: `${element.localName} "${words}"`, box: [x, y + scrollY, width, height] };
  });
}
