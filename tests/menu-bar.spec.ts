import type { Page } from "@playwright/test";
import { countDrawings, openWithoutScript, surround } from "./chrome.ts";
import { expect, hydrated, open, openStopped, poll, stopClock, test } from "./site.ts";

/* Pointer, keyboard, links and anchors: journeys/header.journey.ts. Here: tests that need a clock, a finger or
   time. */

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const trigger = (page: Page) => bar(page).getByRole("button", { name: "Solutions" });
const firstLink = (page: Page) => bar(page).getByRole("link", { name: /^Merchants/ });
const leave = (page: Page) => page.mouse.move(640, 780);

/** Expects the menu to be open or closed, visually and to assistive technology. */
async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute("aria-expanded", String(open));
  await expect(firstLink(page)).toBeVisible({ visible: open });
}

test.describe("with a stopped clock", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await openStopped(page, "/about");
  });

  test("a menu closes 200 ms after the pointer leaves, unless it comes back", async ({ page }) => {
    await trigger(page).hover();
    await leave(page);
    await page.clock.runFor(150);
    await expectOpen(page, true);
    await firstLink(page).hover();
    await page.clock.runFor(1000);
    await expectOpen(page, true);

    await leave(page);
    await page.clock.runFor(199);
    await expectOpen(page, true);
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(firstLink(page)).toBeHidden({ timeout: 50 });
    }).toPass({ intervals: [20] });
    await expectOpen(page, false);
  });

  test("a pointer that had just left when the menu got the focus does not close it", async ({
    page,
  }) => {
    await trigger(page).click();
    await leave(page);
    await page.clock.runFor(100);
    await page.keyboard.press("Tab");
    await page.clock.runFor(1000);
    await expectOpen(page, true);
    await expect(firstLink(page)).toBeFocused();
  });

  test.describe("with a finger on a wide screen", { tag: "@firefox-soak" }, () => {
    test.use({ hasTouch: true });

    test("a tap opens, a second one closes, neither navigates", async ({ page }) => {
      await trigger(page).tap();
      await page.clock.runFor(1000);
      await expectOpen(page, true);
      await trigger(page).tap();
      await expectOpen(page, false);
      await expect(page).toHaveURL("/about");
    });
  });
});

test("before the script has run, a menu opens, and it stays open then", async ({ page }) => {
  await test.step("under the pointer", async () => {
    const release = await openWithoutScript(page);
    await trigger(page).hover();
    await expect(firstLink(page)).toBeVisible();
    release();
    await expectOpen(page, true);
  });

  await test.step("with the focus", async () => {
    await leave(page);
    const release = await openWithoutScript(page);
    await trigger(page).focus();
    await page.keyboard.press("Tab");
    release();
    await expectOpen(page, true);
    await expect(firstLink(page)).toBeFocused();
  });

  await test.step("a page restored from the back/forward cache has its menus closed", async () => {
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expectOpen(page, false);
  });
});

test("each link of a menu is drawn when one first opens, nothing moves, and nothing is fetched before or again", async ({
  page,
}) => {
  const asked = countDrawings(page);
  const cells = () =>
    bar(page)
      .locator("[id^=menu-] a")
      .evaluateAll((links) =>
        links.map((link) => {
          const { x, width, height } = link.getBoundingClientRect();
          const words = [...link.children].filter(({ tagName }) => tagName !== "svg");
          const tops = words.map((each) => (each as HTMLElement).offsetTop);
          const at = [x, width, height, ...tops].map(Math.round);
          return { drawing: link.querySelector("svg")?.innerHTML, at };
        }),
      );
  await open(page, "/country-coverage");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await hydrated(page);
  expect(asked).toHaveLength(0);
  const before = await cells();
  expect(before.some(({ drawing }) => drawing)).toBe(false);
  for (const name of ["Solutions", "Product"])
    await bar(page).getByRole("button", { name }).hover();
  await poll(async () => (await cells()).every(({ drawing }) => drawing)).toBe(true);
  const after = await cells();
  expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
  expect(new Set(after.map(({ drawing }) => drawing)).size).toBe(after.length);
  expect(asked).toHaveLength(1);
});

test.describe("a header with foreign nodes", () => {
  test.use({ expectedErrors: [/^A text that changes/] });

  test("opens and closes its menus", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("banner").evaluate(surround);
    await trigger(page).click();
    await expectOpen(page, true);
    await page.keyboard.press("Tab");
    await expect(firstLink(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(trigger(page)).toBeFocused();
    await leave(page);
    await trigger(page).hover();
    await expectOpen(page, true);
  });
});
