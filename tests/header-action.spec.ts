import type { Page } from "@playwright/test";
import { brand } from "../app/content/brand.ts";
import { expect, open, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const action = (page: Page) =>
  page.getByRole("banner").locator("a:not(dialog *)", { hasText: "Get Started" });
const shown = (page: Page) => action(page).filter({ visible: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

/** Just past the first call to action of the page. */
const pastHero = (page: Page) =>
  page.evaluate(() => {
    const actions = document.querySelector("main .actions");
    return scrollY + (actions?.getBoundingClientRect().bottom ?? 0);
  });

test("comes once the hero's own has left the screen, and goes when it returns", async ({
  page,
}) => {
  const menu = page.getByRole("button", { name: "Menu" });
  const reached = () =>
    page.evaluate(() => document.activeElement?.textContent?.includes("Get Started"));
  await open(page, "/merchants");
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  expect(await reached(), "cannot be focused while it is hidden").toBe(false);
  await expect(menu).toBeFocused();
  await scrollTo(page, await pastHero(page));
  await expect(shown(page)).toHaveCount(1);
  await expect(action(page)).toHaveAttribute("href", brand.appUrl);
  await page.keyboard.press("Shift+Tab");
  expect(await reached()).toBe(true);
  await scrollTo(page, 0);
  await expect(shown(page)).toHaveCount(0);

  await test.step("a jump past the hero is noticed", async () => {
    await scrollTo(page, 1_000_000);
    await expect(shown(page)).toHaveCount(1);
  });

  await test.step("it follows the page that is shown", async () => {
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(shown(page)).toHaveCount(0);
    await scrollTo(page, 1_000_000);
    await expect(shown(page)).toHaveCount(1);
  });

  await test.step("it is there on arrival past the hero", async () => {
    await open(page, "/merchants#blog");
    await expect(shown(page)).toHaveCount(1);
  });
});

test("moves nothing, however wide the screen is", async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, "/merchants");
      const menu = () => page.getByRole("button", { name: "Menu" }).boundingBox();
      const before = await menu();
      await page.evaluate(() => {
        const seen: number[] = [];
        Reflect.set(window, "shifts", seen);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift" });
      });
      await scrollTo(page, await pastHero(page));
      await expect(shown(page)).toHaveCount(1);
      expect(await menu()).toEqual(before);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
      const box = await action(page).boundingBox();
      const brandBox = await page.getByRole("banner").getByRole("link").first().boundingBox();
      expect(box?.x).toBeGreaterThan((brandBox?.x ?? 0) + (brandBox?.width ?? 0));
    });
  }
});

test("the form, the legal texts and a wide screen have none", async ({ page }) => {
  for (const path of ["/contact", "/privacy-policy", "/terms-of-service", "/security-compliance"]) {
    await open(page, path);
    await scrollTo(page, 1_000_000);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(action(page), path).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/merchants");
  await scrollTo(page, 1_000_000);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expect(shown(page)).toHaveCount(0);
});

test.describe("not found", () => {
  test.use({ expectedErrors: [/Page not found|404/] });
  test("has none", async ({ page }) => {
    await open(page, "/webhoks");
    await scrollTo(page, 1_000_000);
    await expect(action(page)).toHaveCount(0);
  });
});

test("the header is 56 px high, or 48 px on a low screen, and anchors keep clear of it", async ({
  page,
}) => {
  for (const [viewport, height] of [
    [{ width: 390, height: 844 }, 56],
    [{ width: 844, height: 390 }, 48],
  ] as const) {
    await page.setViewportSize(viewport);
    await open(page, "/about#accessibility");
    const header = page.getByRole("banner");
    expect(await header.evaluate(({ clientHeight }) => clientHeight)).toBe(height);
    const top = await page.locator("#accessibility").evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(height);
    await page.goto("about:blank");
  }
});
