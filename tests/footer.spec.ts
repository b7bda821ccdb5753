import type { Locator, Page } from "@playwright/test";
import { resources } from "../app/content/navigation.ts";
import { routes } from "../app/content/pages.ts";
import { expect, open, openUnhydrated, test } from "./site.ts";

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

/** Both of the above at once, in the page. */
function landed(target: Element) {
  const { top, bottom } = target.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const words = target.querySelector("b");
  return {
    clear: top >= header,
    onScreen: bottom > top && bottom <= innerHeight,
    line: words && getComputedStyle(words).textDecorationLine,
  };
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

  test("each group opens and closes without React", async ({ page }) => {
    await page.route("**/assets/client*", () => {});
    await openUnhydrated(page, "/");
    for (const summary of await footer(page).locator("summary").all()) {
      const links = footer(page).getByRole("link").filter({ visible: true });
      await expect(links).toHaveCount(1);
      await summary.click();
      expect(await links.count()).toBeGreaterThan(3);
      await summary.click();
    }
  });

  test("its groups stay open while they are read, through hydration and to the next page", async ({
    page,
  }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/client*", (route) => gate.then(() => route.continue()));
    await openUnhydrated(page, "/");
    await control(page, "Company").click();
    release();
    await open(page, "/");
    await control(page, "Company").click();
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
    for (const { path } of routes) {
      await page.goto(path);
      for (const { id } of resources) {
        await page.evaluate((anchor) => {
          location.hash = anchor;
        }, id);
        await expect
          .poll(() => entry(page, id).evaluate(landed), path)
          .toEqual({
            clear: true,
            onScreen: true,
            line: "underline",
          });
      }
    }
  });

  test("an anchor opens its group when it is chosen, and when it is chosen again", async ({
    page,
  }) => {
    await open(page, "/about");
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
  });

  test("a typed anchor opens its group, and going back returns to where the visitor was", async ({
    page,
  }) => {
    await open(page, "/about");
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
  });

  test("a closed group is not opened by a click elsewhere", async ({ page }) => {
    await open(page, "/about#docs");
    await control(page, "Resources").click();
    await control(page, "Product").click();
    await expect(entry(page, "docs")).toBeHidden();
  });

  test("prints nothing but its last line", async ({ page }) => {
    await open(page, "/about#docs");
    await page.emulateMedia({ media: "print" });
    await expect(footer(page).getByRole("link").filter({ visible: true })).toHaveCount(0);
    await expect(footer(page).getByText(/^©/)).toBeVisible();
  });
});

test.describe("on a wide screen", () => {
  test("its groups have headings and no controls", async ({ page }) => {
    await open(page, "/");
    await expect(footer(page).locator("summary").filter({ visible: true })).toHaveCount(0);
    await expect(footer(page).getByRole("heading")).toHaveCount(3);
    for (const link of await footer(page).getByRole("link").all()) await expect(link).toBeVisible();
  });

  test("it is the same after a phone's groups were folded", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/");
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const link of await footer(page).getByRole("link").all()) await expect(link).toBeVisible();
  });
});

test.describe("the bolt", () => {
  const clipped = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("footer div")]
        .map((row) => getComputedStyle(row).clipPath)
        .filter((clip) => /[1-9]/.test(clip)),
    );
  const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });

  for (const width of [390, 1440, 1920]) {
    test(`is whole at the end of the page, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/about");
      await page.evaluate(toEnd);
      await expect.poll(() => clipped(page)).toEqual([]);
    });
  }

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is whole all along", async ({ page }) => {
      await open(page, "/about");
      expect(await clipped(page)).toEqual([]);
    });
  });
});
