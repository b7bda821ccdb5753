import type { Page } from "@playwright/test";
import { watchOverlay } from "./journeys/parts.ts";
import { expect, open, test } from "./site.ts";

/* Which changes the overlay covers and for how long, and where a page is scrolled to: journeys/navigation.journey.ts. */

const OVERLAY_MS = 500;
/** How long a page that is left stays covered. */
const PATIENCE_MS = 10_000;

// From an empty cache: cached pages come so fast that Chromium reports the transitions that quick clicks skip.
test.use({ ownContext: true });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const pricing = (page: Page) => bar(page).getByRole("link", { name: "Pricing" });
const overlay = (page: Page) => page.locator("#overlay");

/**
 * Follows a link to an answer that a test holds back, and says whether the overlay is visible after that much of its
 * time, or after the navigation was stopped. All in one, because Playwright waits for a navigation to end.
 */
const followAndLook = (page: Page, moments: readonly (number | "stopped")[]) =>
  page.evaluate(async (moments) => {
    const overlay = document.getElementById("overlay");
    const seen: (boolean | undefined)[] = [];
    document.querySelector<HTMLAnchorElement>("footer a[href='/pricing']")?.click();
    for (const moment of moments) {
      if (moment === "stopped") stop();
      else for (const each of overlay?.getAnimations() ?? []) each.currentTime = moment;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      seen.push(overlay?.checkVisibility({ visibilityProperty: true }));
    }
    return seen;
  }, moments);

async function expectLinksWork(page: Page): Promise<void> {
  await page.unroute("**/pricing");
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>("footer a[href='/pricing']")?.click(),
  );
  await expect(page).toHaveURL("/pricing");
  await expect(overlay(page)).toBeHidden();
}

test("a page stays covered for 10 s at most, and never on paper", async ({ page }) => {
  let answer = () => {};
  await page.route("**/pricing", (route) => {
    answer = () => route.continue();
  });
  await open(page, "/about");
  expect(await followAndLook(page, [0, OVERLAY_MS, PATIENCE_MS - 2000, PATIENCE_MS])).toEqual([
    true,
    true,
    true,
    false,
  ]);
  answer();
  await expect(page).toHaveURL("/pricing");

  await page.route("**/pricing", (route) => route.fulfill({ status: 204 }));
  await open(page, "/about");
  await page.emulateMedia({ media: "print" });
  expect(await followAndLook(page, [0])).toEqual([false]);
});

test.describe("a navigation that leads nowhere", () => {
  test.use({ expectedErrors: [/broken/] });

  test("gives the page back, after errors of scripts too", async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ["click", "beforeunload"]) {
        addEventListener(type, () => {
          throw new Error("broken");
        });
      }
    });
    await test.step("stopped", async () => {
      await page.route("**/pricing", () => {});
      await open(page, "/about");
      expect(await followAndLook(page, [0, "stopped"])).toEqual([true, false]);
      await expectLinksWork(page);
    });
    await test.step("answered without a page", async () => {
      await page.route("**/pricing", (route) => route.fulfill({ status: 204 }));
      await open(page, "/about");
      expect(await followAndLook(page, [0, PATIENCE_MS])).toEqual([true, false]);
      await expectLinksWork(page);
    });
  });
});

test("quick clicks end at the last, under one overlay", async ({ page }) => {
  await page.addInitScript(watchOverlay);
  await open(page, "/about");
  await page.evaluate(async () => {
    for (const path of ["/pricing", "/merchants", "/contact"]) {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL("/contact");
  await expect(overlay(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.leftCovered)).toBe("true");
});

test("a click that opens another tab or a file covers nothing", async ({ page, context }) => {
  async function expectNewTab(url: string | RegExp, click: Promise<void>) {
    const opened = context.waitForEvent("page");
    await click;
    const other = await opened;
    await expect(other).toHaveURL(url);
    await expect(overlay(other)).toBeHidden();
    expect(await page.locator("html").getAttribute("data-covered")).toBe(null);
    await other.close();
  }

  await open(page, "/country-coverage");
  await expectNewTab("/pricing", pricing(page).click({ modifiers: ["Control"] }));
  await expectNewTab(
    "/pricing",
    pricing(page).evaluate(() => void window.open("/pricing")),
  );
  await pricing(page).evaluate((link) => link.setAttribute("target", "_blank"));
  await expectNewTab("/pricing", pricing(page).click());

  const downloaded = page.waitForEvent("download");
  await page.locator("a[download]").first().click();
  await downloaded;
  expect(await page.locator("html").getAttribute("data-covered")).toBe(null);
});
