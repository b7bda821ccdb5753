import type { Page } from "@playwright/test";
import { findRoute } from "../app/content/pages.ts";
import { painted } from "./observations.ts";
import { expect, open, openStopped, poll, stopClock, test } from "./site.ts";

/* What a link, Back and Forward show and announce, and where they scroll: journeys/navigation.journey.ts. */

const OVERLAY_MS = 500;
/** The stopped clock paints at this interval, and the overlay hides in a task after it: this much later. */
const FRAME_MS = 17;

// Short enough that every page scrolls.
test.use({ viewport: { width: 1280, height: 360 } });

declare global {
  interface Window {
    started?: number;
  }
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const pricing = (page: Page) => bar(page).getByRole("link", { name: "Pricing" });
const overlay = (page: Page) => page.getByText("Loading...");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** A marker that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Waits until the page is rendered and its overlay is hidden. */
async function expectArrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await poll(() => scrolled(page)).toBe(top);
}

/** Follows a link where the page is, even one that the overlay covers, as a quick click does. */
const follow = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());

test.describe("a link", () => {
  test.use({ ownContext: true });

  test("uses the script that was fetched on hover or focus", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const scriptOf = (name: string) =>
      asked.filter((url) => new RegExp(`/assets/${name}-[^/]+\\.js$`).test(url));
    await open(page, "/");
    expect([...scriptOf("pricing"), ...scriptOf("contact")]).toEqual([]);
    await pricing(page).hover();
    await poll(() => scriptOf("pricing")).toHaveLength(1);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).focus();
    await poll(() => scriptOf("contact")).toHaveLength(1);
    await expect(page).toHaveURL("/");
  });

  test("to the open page, to a part of it or with a query only scrolls", async ({ page }) => {
    // With the clock stopped, so that an overlay would stay.
    await stopClock(page);
    await openStopped(page, "/contact");
    await mark(page);
    const entries = await page.evaluate(() => history.length);
    await scrollDown(page, 100);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await bar(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/contact#blog");
    await expect(page.locator("#blog")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.getByRole("link", { name: "Case Studies" }).last().click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await poll(() => scrolled(page)).toBe(0);
    await expect(overlay(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test("is left to the browser if it is clicked with Ctrl, or leads off the site or into a new tab", async ({
    page,
    context,
  }) => {
    async function expectNewTab(url: string | RegExp, click: Promise<void>) {
      const opened = context.waitForEvent("page");
      await click;
      await expect(await opened).toHaveURL(url);
      await expect(page).toHaveURL("/");
      await (await opened).close();
    }

    await open(page, "/");
    await expectNewTab("/pricing", pricing(page).click({ modifiers: ["Control"] }));
    await pricing(page).evaluate((link) => link.setAttribute("target", "_blank"));
    await expectNewTab("/pricing", pricing(page).click());

    await context.route(/\.example\//, (route) => route.fulfill({ body: "elsewhere" }));
    const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in" });
    await expectNewTab(/^https:/, signIn.click());
    const external = await page.locator(`a[href^="http"]`).all();
    expect(external.length).toBeGreaterThan(1);
    for (const link of external) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    }
  });
});

test.describe("Back", () => {
  test("before the page has loaded keeps and remembers the scroll position", async ({ page }) => {
    await page.route("**/assets/pricing*", () => {});
    await open(page, "/");
    await scrollDown(page, 900);
    await follow(page, "/pricing");
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expectArrived(page, "/");
    await poll(() => scrolled(page)).toBe(900);
    await scrollDown(page, 700);
    await follow(page, "/about");
    await expectArrived(page, "/about");
    await page.goBack();
    await expectArrived(page, "/");
    await poll(() => scrolled(page)).toBe(700);
  });

  test("to an address whose anchor cannot be decoded loads no new document", async ({ page }) => {
    await open(page, "/about#%zz");
    await mark(page);
    await follow(page, "/pricing");
    await expectArrived(page, "/pricing");
    await page.goBack();
    await expectArrived(page, "/about#%zz");
    expect(await isMarked(page)).toBe(true);
  });
});

/** Counts the animations that start in the page, which may have ended when a test looks. */
async function countAnimations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element && target.closest("main")) {
        window.started = (window.started ?? 0) + 1;
      }
    });
  });
  return () => page.evaluate(() => window.started ?? 0);
}

/** Expects the overlay for its 500 ms and not after, and the page at `path`. */
async function expectOverlayFrom(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await poll(() => page.title()).toContain(findRoute(path)?.title);
  await page.clock.runFor(OVERLAY_MS);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(FRAME_MS);
  await expect(overlay(page)).toBeHidden();
}

test.describe("the overlay", () => {
  test.use({ ownContext: true });

  test("covers the page for 500 ms after the last change of path", async ({ page }) => {
    await stopClock(page);
    await openStopped(page, "/about");

    await test.step("nothing under it can be seen or reached", async () => {
      await follow(page, "/contact");
      await expect(overlay(page)).toBeVisible();
      expect(await overlay(page).locator("../..").boundingBox()).toEqual({
        x: 0,
        y: 0,
        ...page.viewportSize(),
      });
      for (const key of ["Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        await expect(page.locator("a:focus, button:focus, input:focus")).toHaveCount(0);
      }
      await expectOverlayFrom(page, "/contact");
    });

    await test.step("quick navigations share one", async () => {
      for (const path of ["/about", "/contact"]) {
        await follow(page, path);
        await page.clock.runFor(140);
        await expect(overlay(page)).toHaveCount(1);
      }
      await follow(page, "/country-coverage");
      await expectOverlayFrom(page, "/country-coverage");
    });

    await test.step("so do quick steps through the history", async () => {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/contact");
      await page.clock.runFor(140);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/about");
      await page.clock.runFor(140);
      await page.evaluate(() => history.forward());
      await expectOverlayFrom(page, "/contact");
    });
  });

  test("shows for 500 ms, from the frame that paints it", async ({ page }) => {
    await open(page, "/about");
    // Preloaded, so that only its minimum time keeps the overlay.
    const fetched = page.waitForResponse(/\/assets\/pricing-[^/]+\.js$/);
    await pricing(page).focus();
    await fetched;
    const seen = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const status = document.querySelector("main ~ * [role=status]");
          let first: number | undefined;
          const look = () => {
            const shown = status?.textContent === "Loading...";
            if (shown) first ??= performance.now();
            else if (first !== undefined) return resolve(performance.now() - first);
            requestAnimationFrame(look);
          };
          // A slow phone: the first frame that shows it comes long after the click.
          requestAnimationFrame(() => {
            const end = performance.now() + 250;
            while (performance.now() < end);
            look();
          });
          document.querySelector<HTMLAnchorElement>("footer a[href='/pricing']")?.click();
        }),
    );
    expect(seen).toBeGreaterThanOrEqual(OVERLAY_MS);
  });

  test("has its lane where the next headline has its own, which is not thrown again", async ({
    page,
  }) => {
    const started = await countAnimations(page);
    await open(page, "/about");
    await poll(started).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const last = await page.evaluate(
      () =>
        new Promise<number | undefined>((resolve) => {
          const status = document.querySelector("main ~ * [role=status]");
          let top: number | undefined;
          const look = () => {
            if (status?.textContent === "Loading...") {
              top = status.parentElement?.getBoundingClientRect().top;
            } else if (top !== undefined) return resolve(top);
            requestAnimationFrame(look);
          };
          look();
          document.querySelector<HTMLAnchorElement>("footer a[href='/country-coverage']")?.click();
        }),
    );
    await expectArrived(page, "/country-coverage");
    const lane = await page.locator("h1 [data-lane]").boundingBox();
    expect(Math.abs((lane?.y ?? 0) - (last ?? 0))).toBeLessThan(1);
    const before = await started();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(painted);
    expect(await started()).toBe(before);
  });
});
