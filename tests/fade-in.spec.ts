import type { Locator, Page } from "@playwright/test";
import { holdObservations, scrollSeen, tellObservations } from "./observations.ts";
import { expect, open, test } from "./site.ts";

const sections = (page: Page) => page.locator("main > section");
const last = (page: Page) => sections(page).last();
const opacity = (section: Locator) =>
  section.evaluate((element) => Number(getComputedStyle(element).opacity));

const expectAllVisible = (page: Page) =>
  expect
    .poll(() =>
      sections(page).evaluateAll((all) => [
        ...new Set(all.map((section) => getComputedStyle(section).opacity)),
      ]),
    )
    .toEqual(["1"]);

/** Scrolls until this share of the section has entered from below, and lets the observer report it. */
const scrollIn = (section: Locator, share: number) =>
  section.evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
    const frame = () => new Promise((told) => new IntersectionObserver(told).observe(element));
    await frame();
    await frame();
  }, share);

/** Observers never report that a section is visible. */
const blind = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });

test("a section below the fold appears once a tenth of it is visible, and all do in print", async ({
  page,
}) => {
  await open(page, "/");
  const section = sections(page).nth(3);
  await expect(section).toHaveCSS("opacity", "0");
  await scrollIn(section, 0.08);
  expect(await opacity(section)).toBe(0);
  await scrollIn(section, 0.12);
  await expect(section).toHaveCSS("opacity", "1");

  await expect(last(page)).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expectAllVisible(page);
});

test("a section that entered before the observer reported any appears", async ({ page }) => {
  await holdObservations(page);
  await open(page, "/");
  await scrollSeen(page, 1_000_000);
  await tellObservations(page);
  await expect(last(page)).toHaveCSS("opacity", "1");
});

test("nothing on the first screen fades, not even what only just shows", async ({ page }) => {
  await page.goto("/");
  const below = await sections(page).nth(1).boundingBox();
  await page.setViewportSize({ width: 1280, height: Math.ceil(below?.y ?? 0) + 20 });
  await page.addInitScript(() => {
    const look = () => {
      for (const part of document.querySelectorAll("main, main > *")) {
        const { top, bottom } = part.getBoundingClientRect();
        const seen = top < innerHeight && bottom > 0;
        if (seen && getComputedStyle(part).opacity !== "1")
          document.documentElement.dataset.faded = part.tagName;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, "/");
  await expect(last(page)).toHaveCSS("opacity", "0");
  await expect(page.locator("html")).not.toHaveAttribute("data-faded");
});

test("a jump to an anchor or the focus inside shows its section at once", async ({ page }) => {
  await blind(page);
  await open(page, "/");
  const section = sections(page)
    .filter({ has: page.locator("[id]") })
    .first();
  await expect(section).toHaveCSS("opacity", "0");
  const id = await section.locator("[id]").first().getAttribute("id");
  await page.evaluate((id) => location.assign(`#${id}`), id);
  await expect(section).toHaveCSS("opacity", "1");

  await expect(last(page)).toHaveCSS("opacity", "0");
  const link = last(page).getByRole("link").first();
  await link.evaluate((element) => element instanceof HTMLElement && element.focus());
  await expect(last(page)).toHaveCSS("opacity", "1");
});

test("none stays hidden: not one taller than ten screens, nor with reduced motion, nor unobserved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 100 });
  await open(page, "/");
  const tallest = sections(page).nth(1);
  expect((await tallest.boundingBox())?.height).toBeGreaterThan(1000);
  await tallest.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(tallest).toHaveCSS("opacity", "1");

  await test.step("with reduced motion", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await expectAllVisible(page);
  });

  await test.step("in a browser without IntersectionObserver", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
    await open(page, "/");
    await expectAllVisible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is visible", async ({ page }) => {
    await page.goto("/");
    await expectAllVisible(page);
  });
});
