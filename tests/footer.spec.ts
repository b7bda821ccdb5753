import type { Locator, Page } from "@playwright/test";
import { resources } from "../app/content/navigation.ts";
import { routes } from "../app/content/pages.ts";
import { holdBack } from "./hold-back.ts";
import { atEachWidth, expect, hydrated, open, openUnhydrated, test } from "./site.ts";

const phone = { width: 390, height: 844 };

const footer = (page: Page) => page.getByRole("contentinfo");
const control = (page: Page, name: string) => footer(page).locator("summary", { hasText: name });
const entry = (page: Page, id: string) => page.locator(`#${id}`).getByRole("link");

/** Expects the target to be fully visible, and not behind the sticky header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

const expectUnderlined = (target: Locator) =>
  expect(target.locator("b")).toHaveCSS("text-decoration-line", "underline");

/** Goes to each anchor, and names those that are not as the two above expect. */
async function missed(anchors: readonly string[]): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame);
  const faults: string[] = [];
  for (const anchor of anchors) {
    location.hash = anchor;
    await frame();
    await frame();
    const link = document.querySelector(`#${anchor} a, a#${anchor}`);
    const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const words = link?.querySelector("b");
    const line = words && getComputedStyle(words).textDecorationLine;
    if (top < header || bottom <= top || bottom > innerHeight || line !== "underline") {
      faults.push(anchor);
    }
  }
  return faults;
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("is low: its groups are folded before any script file has loaded", async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const box = await footer(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(450);
    const brand = footer(page).getByRole("link").filter({ visible: true });
    await expect(brand).toHaveCount(1);
  });

  test("its groups open and close without React, and stay open through hydration and to the next page", async ({
    page,
  }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/");
    for (const summary of await footer(page).locator("summary").all()) {
      const links = footer(page).getByRole("link").filter({ visible: true });
      await expect(links).toHaveCount(1);
      await summary.click();
      expect(await links.count()).toBeGreaterThan(3);
      await summary.click();
    }
    await control(page, "Company").click();
    release();
    await hydrated(page);
    await footer(page).getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(footer(page).getByRole("link", { name: "Contact" })).toBeVisible();
  });

  test("each anchor in an address lands on something visible", async ({ page }) => {
    for (const { id } of resources) {
      await page.goto("about:blank");
      await page.goto(`/#${id}`);
      await expectBelowHeader(page, entry(page, id));
      await expectUnderlined(entry(page, id));
    }
  });

  test("each anchor on each page does, too", async ({ page }) => {
    test.slow();
    const anchors = resources.map(({ id }) => id);
    // Which jumps, not scrolls.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { path } of routes) {
      await openUnhydrated(page, path);
      expect.soft(await page.evaluate(missed, anchors), path).toEqual([]);
    }
  });

  test("an anchor opens its group when it is chosen, chosen again or typed", async ({ page }) => {
    await open(page, "/about");

    await test.step("going back from a typed one returns to where the visitor was", async () => {
      // A busy browser tells the page about a scroll only with the next frame.
      await page.evaluate(() =>
        new Promise((scrolled) => {
          addEventListener("scroll", scrolled, { once: true });
          scrollTo({ top: 300, behavior: "instant" });
        }).then(() => {}),
      );
      await page.evaluate(() => {
        location.hash = "papers";
      });
      await expectBelowHeader(page, entry(page, "papers"));
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
      await control(page, "Resources").click();
    });

    for (const _ of ["first", "again"]) {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Blog" }).click();
      await expect(page).toHaveURL("/about#blog");
      await expectBelowHeader(page, entry(page, "blog"));
      await expectUnderlined(entry(page, "blog"));
      await control(page, "Resources").click();
      await expect(entry(page, "blog")).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }

    await test.step("a closed group is not opened by a click elsewhere", async () => {
      await control(page, "Product").click();
      await expect(entry(page, "blog")).toBeHidden();
    });

    await test.step("it prints nothing but its last line", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(footer(page).getByRole("link").filter({ visible: true })).toHaveCount(0);
      await expect(footer(page).getByText(/^©/)).toBeVisible();
    });
  });

  test("on a wide screen, it is the same after a phone's groups were folded", async ({ page }) => {
    await open(page, "/");
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const link of await footer(page).getByRole("link").all()) await expect(link).toBeVisible();
  });
});

test("on a wide screen, its groups have headings and no controls", async ({ page }) => {
  await open(page, "/");
  await expect(footer(page).locator("summary").filter({ visible: true })).toHaveCount(0);
  await expect(footer(page).getByRole("heading")).toHaveCount(3);
  for (const link of await footer(page).getByRole("link").all()) await expect(link).toBeVisible();
});

test("the bolt is whole at the end of the page, and all along with reduced motion", async ({
  page,
}) => {
  const clipped = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("footer div")]
        .map((row) => getComputedStyle(row).clipPath)
        .filter((clip) => /[1-9]/.test(clip)),
    );
  const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });

  await open(page, "/about");
  await atEachWidth(page, [390, 1440, 1920], async () => {
    await page.evaluate(toEnd);
    await expect.poll(clipped).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await clipped()).toEqual([]);
});
