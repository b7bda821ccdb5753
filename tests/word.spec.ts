import type { Page } from "@playwright/test";
import { expect, openStopped, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

const words = ["Merchants", "PayFacs", "Acquirers", "IMTOs"] as const;
const WORD_MS = 3000;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const copy = (page: Page, word: string) => heading(page).getByText(word, { exact: true });

/** Where the clock is stopped, so that time passes only in `runFor`. */
async function openHome(page: Page): Promise<void> {
  await openStopped(page, "/");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Expects only this word to be visible; waits, since fades take real time. */
async function expectWord(page: Page, shown: string): Promise<void> {
  for (const word of words) {
    await expect(copy(page, word)).toHaveCSS("opacity", word === shown ? "1" : "0");
  }
}

const boxes = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(" ");
    }),
  );

test("changes every 3 s, in order and round again, unread and unannounced", async ({ page }) => {
  await stopClock(page);
  await openHome(page);
  await expectWord(page, "Merchants");
  for (const word of words) {
    await expect(copy(page, word)).toHaveCSS("transition-property", "opacity");
    await expect(copy(page, word)).toHaveCSS("transition-duration", "0.5s");
  }
  const read = await heading(page).ariaSnapshot();
  for (const word of words) expect(read.split(word), "read with all four").toHaveLength(2);
  const live = page.locator("[role=status], [role=alert], [role=log], [aria-live]");
  await expect(live.filter({ has: heading(page) })).toHaveCount(0);
  await expect(heading(page).locator(live)).toHaveCount(0);
  const announced = await page.getByRole("status").allTextContents();
  const drawn = await boxes(page);

  for (const word of ["PayFacs", "Acquirers", "IMTOs", "Merchants"]) {
    const before = await heading(page).innerHTML();
    await page.clock.runFor(WORD_MS - 1);
    expect(await heading(page).innerHTML()).toBe(before);
    await page.clock.runFor(1);
    await expectWord(page, word);
    expect(await heading(page).ariaSnapshot()).toBe(read);
    expect(await page.getByRole("status").allTextContents()).toEqual(announced);
    expect(await boxes(page)).toEqual(drawn);
  }

  await test.step("with reduced motion it waits until Play is pressed", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    await page.clock.runFor(2 * WORD_MS);
    await expectWord(page, "Merchants");
    await page.getByRole("button", { name: "Play animation" }).click();
    await page.clock.runFor(WORD_MS);
    await expectWord(page, "PayFacs");
  });
});

test("on a phone it moves nothing when it changes, stops at Pause and goes on at Play", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await stopClock(page);
  await openHome(page);
  const drawn = await boxes(page);
  for (const word of ["PayFacs", "Acquirers", "IMTOs"]) {
    await page.clock.runFor(WORD_MS);
    await expectWord(page, word);
    expect(await boxes(page)).toEqual(drawn);
  }
  await page.getByRole("button", { name: "Pause animation" }).click();
  await page.clock.runFor(2 * WORD_MS);
  await expectWord(page, "IMTOs");
  await page.getByRole("button", { name: "Play animation" }).click();
  await page.clock.runFor(WORD_MS);
  await expectWord(page, "Merchants");
});
