import { expect, type Page } from "@playwright/test";
import { test as base } from "./browser.ts";
import { harmless } from "./harmless.ts";
import { isHydrated } from "./is-hydrated.ts";
import { reportLooseTexts } from "./loose-texts.ts";

/** Firefox's words for a script that was still loading when the page was left: the hash of an empty file. */
const cutShort = /computed hash is “47DEQpj8HBSa\+/;

/**
 * Every test fails on a console error, an uncaught error, a hydration warning or a violation of the content security
 * policy, unless `expectedErrors` names it; on a text that changes and is not alone in its element; and on a request to
 * another site or a cookie.
 */
export const test = base.extend<{
  expectedErrors: RegExp[];
  consoleErrors: string[];
  strangers: string[];
}>({
  context: async ({ context }, use) => {
    await context.addInitScript(reportLooseTexts);
    await use(context);
  },
  strangers: [
    async ({ page, context }, use) => {
      const strangers: string[] = [];
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== "localhost") strangers.push(request.url());
      });
      await use(strangers);
      expect(strangers, "requests to other sites").toEqual([]);
      expect(await context.cookies(), "cookies").toEqual([]);
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      const unexpected = errors.filter(
        (text) => ![...harmless, cutShort, ...expectedErrors].some((allowed) => allowed.test(text)),
      );
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Looks until the following expectation is met; more often than Playwright would. */
export const poll = <Seen>(look: () => Seen | Promise<Seen>) =>
  expect.poll(look, { intervals: [20, 40, 80, 160, 200] });

/** Opens a path and waits until all of it works, without any interaction. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Opens a path whose scripts a test holds back, and waits for the first script only: in Firefox `load`
 * waits for the others, too.
 */
export async function openUnhydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.locator("html[data-boot]").waitFor({ state: "attached" });
}

/** Waits until the header works, and React has taken over every island; the development server may load a page anew. */
export async function hydrated(page: Page): Promise<void> {
  await poll(() => page.evaluate(isHydrated).catch(() => false)).toBe(true);
}

/**
 * Waits for two idle callbacks after the page has loaded, each as long as the page itself waits. Not for an idle network:
 * after a link was followed, Playwright does not always notice that.
 */
export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () =>
      new Promise((idle) => {
        const patience = { timeout: 2000 };
        requestIdleCallback(() => requestIdleCallback(idle, patience), patience);
      }),
  );
}

/** Tells a page what one restored from the back/forward cache is told. */
export const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

/** Stops the clock: time then passes only in `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // An hour ahead: the installed clock runs until then, however slow the machine is.
  await page.clock.pauseAt(3_600_000);
}

/** Where the clock is stopped, lets time pass in such steps, in milliseconds, until an expectation is met. */
export const passUntil = (page: Page, step: number, expectMet: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.runFor(step);
    await expectMet();
  }).toPass({ intervals: [20] });

/** Opens a path with a stopped clock: time passes only until hydration. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await hydratedStopped(page);
}

/** Where the clock is stopped, lets time pass until hydration, which waits for timers of the page. */
export const hydratedStopped = (page: Page) =>
  passUntil(page, 100, async () => expect(await page.evaluate(isHydrated)).toBe(true));

/** Repeats a check at each width, in pixels, of the open page, whose drawings follow the width. */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await check(width);
    });
  }
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole("textbox", { name }).fill(value);
  }
}
