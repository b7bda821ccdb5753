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
  await open(page, "/merchants");
  await expect(shown(page)).toHaveCount(0);
  await scrollTo(page, await pastHero(page));
  await expect(shown(page)).toHaveCount(1);
  await expect(action(page)).toHaveAttribute("href", brand.appUrl);
  await scrollTo(page, 0);
  await expect(shown(page)).toHaveCount(0);
});

test("a jump past the hero is noticed, to the end and on arrival", async ({ page }) => {
  await open(page, "/merchants");
  await scrollTo(page, 1_000_000);
  await expect(shown(page)).toHaveCount(1);
  await open(page, "/merchants#blog");
  await expect(shown(page)).toHaveCount(1);
});

test("follows the page that is shown", async ({ page }) => {
  await open(page, "/merchants");
  await scrollTo(page, await pastHero(page));
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(shown(page)).toHaveCount(0);
  await scrollTo(page, 1_000_000);
  await expect(shown(page)).toHaveCount(1);
});

test("cannot be focused while it is hidden", async ({ page }) => {
  await open(page, "/merchants");
  const reached = () =>
    page.evaluate(() => document.activeElement?.textContent?.includes("Get Started"));
  await page.getByRole("banner").getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  expect(await reached()).toBe(false);
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await scrollTo(page, await pastHero(page));
  await expect(shown(page)).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  expect(await reached()).toBe(true);
});

for (const width of [320, 390, 768]) {
  test(`moves nothing at ${width} px`, async ({ page }) => {
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

test("the form and the legal texts have none", async ({ page }) => {
  for (const path of ["/contact", "/privacy-policy", "/terms-of-service", "/security-compliance"]) {
    await open(page, path);
    await scrollTo(page, 1_000_000);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(action(page), path).toHaveCount(0);
  }
});

test.describe("not found", () => {
  test.use({ expectedErrors: [/Page not found|404/] });
  test("has none", async ({ page }) => {
    await open(page, "/webhoks");
    await scrollTo(page, 1_000_000);
    await expect(action(page)).toHaveCount(0);
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test("there is none", async ({ page }) => {
    await open(page, "/merchants");
    await scrollTo(page, 1_000_000);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(shown(page)).toHaveCount(0);
  });
});

for (const [viewport, height] of [
  [{ width: 390, height: 844 }, 56],
  [{ width: 844, height: 390 }, 48],
] as const) {
  test(`the header is ${height} px high at ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/merchants");
    const header = page.getByRole("banner");
    expect(await header.evaluate(({ clientHeight }) => clientHeight)).toBe(height);
    // Anchors keep clear of it.
    await page.goto("/about#accessibility");
    const top = await page.locator("#accessibility").evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(height);
  });
}
