import type { Page } from "@playwright/test";
import { brand } from "../app/content/brand.ts";
import { expectAccessible } from "./accessible.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { painted, watchShifts } from "./observations.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const action = (page: Page) =>
  page.getByRole("banner").locator("a:not(dialog *)", { hasText: "Get Started" });
const shown = (page: Page) => action(page).filter({ visible: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("comes once the hero's own has left the screen, and goes again", async ({ page }) => {
  await open(page, "/merchants");
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link").filter({ visible: true }).last().focus();
  await page.keyboard.press("Tab");
  const menu = page.getByRole("button", { name: "Menu" });
  await expect(menu, "it cannot be focused while it is hidden").toBeFocused();
  const pastHero = () =>
    scrollY + (document.querySelector("main .actions")?.getBoundingClientRect().bottom ?? 0);
  await scrollTo(page, await page.evaluate(pastHero));
  await expect(shown(page)).toHaveCount(1);
  await expect(action(page)).toHaveAttribute("href", brand.appUrl);
  await page.keyboard.press("Shift+Tab");
  await expect(action(page)).toBeFocused();
  await scrollTo(page, 0);
  await expect(shown(page)).toHaveCount(0);

  await test.step("it is there on arrival past the hero", async () => {
    await open(page, "/merchants#blog");
    await expect(shown(page)).toHaveCount(1);
    await expectAccessible(page, { within: "header", widths: [320, 390] });
  });
});

test("is on a small phone's first screen where the hero's own is not, and never beside the form or a legal text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/payment-gateway", "/merchants", "/pricing", "/"]) {
    await open(page, path);
    const own = page.locator("main > :first-child .actions a").first();
    const isSeen = (await own.count()) > 0 && (await boxOf(own)).bottom < 640;
    await expect(shown(page), path).toHaveCount(isSeen ? 0 : 1);
  }
  for (const path of ["/contact", "/privacy-policy"]) {
    await open(page, path);
    await expect(action(page), path).toHaveCount(0);
  }
});

test("the way to kept questions takes its place, and the header holds no more", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("questions", '["a"]'));
  for (const path of ["/merchants", "/terms-of-service", "/fr/terms-of-service"]) {
    await open(page, path);
    const controls = page.locator("header > div > *").filter({ visible: true });
    await expect(controls).toHaveCount(3);
    await atEachWidth(page, [280, 320, 390], async (width) => {
      const boxes = await boxesOf(controls);
      for (const [index, { left, right }] of boxes.entries()) {
        expect
          .soft(left, `${path} at ${width} px`)
          .toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect.soft(right, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});

test("moves nothing when it comes, and a wide screen has none", async ({ page }) => {
  await watchShifts(page);
  await open(page, "/merchants");
  const shift = async () => {
    await page.evaluate(painted);
    return page.evaluate(() => window.layoutShift);
  };
  await atEachWidth(page, [320, 768], async () => {
    await scrollTo(page, 0);
    await expect(shown(page)).toHaveCount(0);
    const before = await shift();
    await scrollTo(page, 1_000_000);
    await expect(shown(page)).toHaveCount(1);
    expect(await shift()).toBe(before);
    const { right } = await boxOf(page.getByRole("banner").getByRole("link").first());
    expect((await boxOf(action(page))).left).toBeGreaterThan(right);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(shown(page)).toHaveCount(0);
});
