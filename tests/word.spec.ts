import type { Page } from "@playwright/test";
import { expect, hydrated, stopClock, test } from "./site.ts";

const words = ["Merchants", "PayFacs", "Acquirers", "IMTOs"] as const;
const WORD_MS = 3000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const copy = (page: Page, word: string) => heading(page).getByText(word, { exact: true });

/** With the clock stopped, so that time passes only in `runFor`. */
async function openStopped(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(100);
  await hydrated(page);
}

/** Expects only this word to be visible; waits, since fades take real time. */
async function expectWord(page: Page, shown: string): Promise<void> {
  for (const word of words) {
    await expect(copy(page, word)).toHaveCSS("opacity", word === shown ? "1" : "0");
  }
}

test("changes every 3 s, in order and round again", async ({ page }) => {
  await openStopped(page);
  await expectWord(page, "Merchants");
  for (const word of ["PayFacs", "Acquirers", "IMTOs", "Merchants"]) {
    const before = await heading(page).innerHTML();
    await page.clock.runFor(WORD_MS - 1);
    expect(await heading(page).innerHTML()).toBe(before);
    await page.clock.runFor(1);
    await expectWord(page, word);
  }
});

test("fades in half a second", async ({ page }) => {
  await openStopped(page);
  for (const word of words) {
    await expect(copy(page, word)).toHaveCSS("transition-property", "opacity");
    await expect(copy(page, word)).toHaveCSS("transition-duration", "0.5s");
  }
});

test("the heading is read with all four, whichever is shown", async ({ page }) => {
  await openStopped(page);
  const read = await heading(page).ariaSnapshot();
  for (const word of words) expect(read.split(word)).toHaveLength(2);
  for (const word of ["PayFacs", "Acquirers", "IMTOs"]) {
    await page.clock.runFor(WORD_MS);
    await expectWord(page, word);
    expect(await heading(page).ariaSnapshot()).toBe(read);
  }
});

test("no live region announces it", async ({ page }) => {
  await openStopped(page);
  const live = page.locator("[role=status], [role=alert], [role=log], [aria-live]");
  await expect(live.filter({ has: heading(page) })).toHaveCount(0);
  await expect(heading(page).locator(live)).toHaveCount(0);
  const announced = await page.getByRole("status").allTextContents();
  await page.clock.runFor(WORD_MS);
  await expectWord(page, "PayFacs");
  expect(await page.getByRole("status").allTextContents()).toEqual(announced);
});

test("stops at Pause and goes on at Play", async ({ page }) => {
  await openStopped(page);
  await page.getByRole("button", { name: "Pause animation" }).click();
  await page.clock.runFor(2 * WORD_MS);
  await expectWord(page, "Merchants");
  await page.getByRole("button", { name: "Play animation" }).click();
  await page.clock.runFor(WORD_MS);
  await expectWord(page, "PayFacs");
});

test("does not run with reduced motion until Play is pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStopped(page);
  await page.clock.runFor(2 * WORD_MS);
  await expectWord(page, "Merchants");
  await page.getByRole("button", { name: "Play animation" }).click();
  await page.clock.runFor(WORD_MS);
  await expectWord(page, "PayFacs");
});

for (const width of [1280, 390]) {
  test(`moves nothing when it changes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStopped(page);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const boxes = () =>
      page.locator("main").evaluate((main) =>
        [...main.querySelectorAll("*")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].join(" ");
        }),
      );
    const before = await boxes();
    for (const word of ["PayFacs", "Acquirers", "IMTOs"]) {
      await page.clock.runFor(WORD_MS);
      await expectWord(page, word);
      expect(await boxes()).toEqual(before);
    }
  });
}
