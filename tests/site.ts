import { test as base, expect, type Page } from "@playwright/test";
import { complete } from "./firefox/complete.ts";

/**
 * What Firefox says of a font or a script that was on its way when the page was left: that it did
 * not come, or that nothing (whose hash this is) came.
 */
const harmless = [/^downloadable font: download failed/, /computed hash is “47DEQpj8HBSa\+/];

/**
 * Every test fails on a console error, an uncaught error, a hydration warning or a breach of
 * the content security policy, unless it says with `expectedErrors` that it provokes one;
 * and on a request to another site or a cookie.
 */
export const test = base.extend<{
  expectedErrors: RegExp[];
  consoleErrors: string[];
  strangers: string[];
}>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") await complete(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
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
        (text) => ![...harmless, ...expectedErrors].some((allowed) => allowed.test(text)),
      );
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a path and waits until React has taken the page over, without anyone touching it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The desktop navigation is marked once its handlers are there; hidden on phones, it is marked too. */
export const live = (page: Page) => page.locator("nav[aria-label='Main'][data-live]");

/** Waits until React has taken the page over. */
export const hydrated = (page: Page) => live(page).waitFor({ state: "attached" });

/** From here on time passes only in `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // An hour on: the installed clock runs until then, however slow the machine is.
  await page.clock.pauseAt(3_600_000);
}
