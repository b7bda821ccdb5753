import { test as base, expect, type Page } from "@playwright/test";
import { complete } from "./firefox/complete.ts";

/**
 * What Firefox logs about a font or script that was still loading when the page was left: a failed
 * download, or the hash of an empty file.
 */
const harmless = [/^downloadable font: download failed/, /computed hash is “47DEQpj8HBSa\+/];

/**
 * Every test fails on a console error, an uncaught error, a hydration warning or a violation of the
 * content security policy, unless `expectedErrors` names it; and on a request to another site or a
 * cookie.
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

/** Opens a path and waits for hydration, without any interaction. */
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

/** The desktop navigation is marked once its handlers are attached, also on phones, where it is hidden. */
export const live = (page: Page) => page.locator("nav[aria-label='Main'][data-live]");

/** Waits for hydration. */
export const hydrated = (page: Page) => live(page).waitFor({ state: "attached" });

/** Stops the clock: time then passes only in `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // An hour ahead: the installed clock runs until then, however slow the machine is.
  await page.clock.pauseAt(3_600_000);
}

/** Repeats a check at each width, in pixels, of the open page: what is drawn follows the width. */
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
