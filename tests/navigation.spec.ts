import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { watchOverlay } from "./journeys/parts.ts";
import { expect, open, test } from "./site.ts";

/* Which changes the overlay covers and for how long, and where a page is scrolled to: journeys/navigation.journey.ts. */

const OVERLAY_MS = 500;
/** How long a page that is left stays covered. */
const PATIENCE_MS = 10_000;

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

test("a page stays covered for 10 s at most", async ({ page }) => {
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
});

test("the overlay's lane lies on the next headline's, which is not thrown again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const lane = document.querySelector("#overlay > *");
      const headline = document.querySelector("h1 [data-lane]");
      if (lane?.checkVisibility() && headline) {
        const apart = lane.getBoundingClientRect().top - headline.getBoundingClientRect().top;
        document.documentElement.dataset.apart = apart.toFixed();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, "/merchants");
  await page.goto("/enterprise");
  await expect(overlay(page)).toBeHidden();
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-apart", /^-?0$/);
  await expect(root).toHaveAttribute("data-arrived");
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
    await test.step("answered without a page, which never covers paper", async () => {
      await page.route("**/pricing", (route) => route.fulfill({ status: 204 }));
      await open(page, "/about");
      expect(await followAndLook(page, [0, PATIENCE_MS])).toEqual([true, false]);
      await page.emulateMedia({ media: "print" });
      expect(await followAndLook(page, [0])).toEqual([false]);
      await page.emulateMedia({ media: null });
      await expectLinksWork(page);
    });
  });
});

/** Each frame of a page: its time since 1970, and whether the overlay covers it; and when that ends, by its animation. */
const watchClock = () => {
  const seen = { frames: [] as number[], covered: [] as number[], end: 0 };
  Object.assign(window, { seen });
  addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now())), true);
  const look = (now: number) => {
    seen.frames.push(performance.timeOrigin + now);
    const overlay = document.getElementById("overlay");
    if (overlay?.checkVisibility({ visibilityProperty: true })) {
      seen.covered.push(performance.timeOrigin + now);
      const [cover] = overlay.getAnimations();
      const { endTime = 0 } = cover?.effect?.getComputedTiming() ?? {};
      if (cover?.startTime)
        seen.end = performance.timeOrigin + Number(cover.startTime) + Number(endTime);
    }
    next();
  };
  // Between the page's own script for this frame and its paint.
  const next = () =>
    requestAnimationFrame((now) => {
      new ResizeObserver((_, observer) => {
        observer.disconnect();
        look(now);
      }).observe(document.documentElement);
    });
  next();
};

const ways = {
  "a link": (page: Page) => page.locator("footer a[href='/pricing']").click(),
  Back: (page: Page) => page.goBack(),
  "a typed address": (page: Page) => page.goto("/pricing"),
};

for (const [way, go] of Object.entries(ways)) {
  test(`by ${way} the overlay ends half a second after ${way === "a link" ? "the click, or with the first frame" : "the first frame"}, however late the page is`, async ({
    page,
  }) => {
    await page.addInitScript(watchClock);
    let late = 0;
    await page.route("**/pricing", async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue();
    });
    for (late of way === "a link" ? [0, 300, 700] : [700]) {
      for (const before of way === "Back" ? ["/pricing", "/merchants"] : ["/about"]) {
        await page.goto(before);
      }
      await go(page);
      await expect(page).toHaveURL("/pricing");
      await expect(overlay(page)).toBeHidden();
      const { frames, covered, end, clicked } = await page.evaluate(() => ({
        ...(window as unknown as { seen: { frames: number[]; covered: number[]; end: number } })
          .seen,
        clicked: Number(sessionStorage.clicked),
      }));
      const [first = 0] = frames;
      const from = way === "a link" ? clicked : first;
      if (first - from > OVERLAY_MS) {
        expect(covered.length, `${late} ms late`).toBe(0);
      } else {
        expect(covered[0], `${late} ms late`).toBe(first);
        // Two documents convert their clocks apart; three frames of it nobody sees.
        expect(Math.abs(end - from - OVERLAY_MS), `${late} ms late`).toBeLessThan(50);
      }
    }
  });
}

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

  // As in a page that is left, without an answer that this page would wait for.
  await page.locator("html").evaluate(({ dataset }) => (dataset.covered = "leaving"));
  await overlay(page).evaluate((each) => {
    for (const move of each.getAnimations()) move.pause();
  });
  await expect(page.getByText("Loading...")).toBeVisible();
  await expectAccessible(page, { within: "#overlay" });
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
