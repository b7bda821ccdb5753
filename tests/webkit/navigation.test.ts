import { findRoute, notFound } from "../../app/content/pages.ts";
import type { WebKit } from "./driver.ts";
import { css, role } from "./find.ts";
import { expect, hydrated, open, poll, site, test } from "./site.ts";

declare global {
  interface Window {
    /** What the page's status has said, in order. */
    announced: string[];
    /** What a new document would not have. */
    marked?: true;
  }
}

const bar = "nav[aria-label=Main]";
const status = css("[role=status]");

/** Runs before the page's own scripts: what is announced for half a second is not missed. */
const listen = `window.announced = [];
  addEventListener("DOMContentLoaded", () => {
    const region = [...document.querySelectorAll("[role=status]")].at(-1);
    if (!region) return;
    new MutationObserver(() => announced.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
  });`;

const announced = (page: WebKit) => page.run(() => window.announced);
const mark = (page: WebKit) => page.run(() => (window.marked = true));

/** The page is rendered, the overlay is hidden, and the heading has focus. */
const expectArrived = (page: WebKit, path: string) =>
  poll(page, () => ({
    path: location.pathname,
    title: document.title,
    focus: document.activeElement?.localName,
    usable: !document.querySelector("main")?.inert,
  })).toEqual({
    path,
    title: expect.stringContaining((findRoute(path) ?? notFound).title),
    focus: "h1",
    usable: true,
  });

/** Resolves after the scroll event, from which the page records its position. */
async function scrollDown(page: WebKit, top: number): Promise<void> {
  await page.run(
    (top) =>
      new Promise((told) => {
        addEventListener("scroll", told, { once: true });
        scrollTo({ top, behavior: "instant" });
      }).then(() => {}),
    top,
  );
  await expectScrolled(page, top);
}

const expectScrolled = (page: WebKit, top: number) =>
  poll(page, () => Math.round(scrollY)).toSatisfy((y) => Math.abs(y - top) <= 2);

async function goToPricing(page: WebKit): Promise<void> {
  await page.click(role("link", "Pricing", bar));
  await expectArrived(page, "/pricing");
}

test.beforeEach(({ page }) => page.surround({ scripts: [listen] }));

test("a link changes the page without a new document, and announces it", async ({ page }) => {
  await open(page, "/");
  await mark(page);
  await scrollDown(page, 300);
  await goToPricing(page);
  const after = await page.run(() => ({
    title: document.title,
    marked: window.marked,
    scrolled: scrollY,
    titles: document.querySelectorAll(":is(head, body) > title").length,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
  }));
  expect(after).toMatchObject({ marked: true, scrolled: 0, titles: 1 });
  expect(after.canonical).toMatch(/\/pricing$/);
  expect(await announced(page)).toEqual(["Loading...", after.title]);
  await page.open(site("/pricing"));
  expect(await page.run(() => document.title)).toBe(after.title);
});

test("the page beneath the overlay cannot be used", async ({ page }) => {
  await open(page, "/about");
  const covered = await page.run(
    async (link) => {
      link.click();
      const main = document.querySelector("main");
      for (let frame = 0; frame < 20 && !main?.inert; frame++)
        await new Promise(requestAnimationFrame);
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return {
        inert: ["header", "main", "footer"].map(
          (part) => document.querySelector<HTMLElement>(part)?.inert,
        ),
        pageIsOnTop: main?.contains(middle),
      };
    },
    role("link", "Pricing", bar),
  );
  expect(covered).toEqual({ inert: [true, true, true], pageIsOnTop: false });
  await expectArrived(page, "/pricing");
});

test("Back and Forward show the overlay, announce the page and restore the scroll position", async ({
  page,
}) => {
  await page.resize(1280, 400);
  await open(page, "/");
  await mark(page);
  await scrollDown(page, 1500);
  await goToPricing(page);
  await scrollDown(page, 120);
  await page.back();
  await expectArrived(page, "/");
  await expectScrolled(page, 1500);
  await page.forward();
  await expectArrived(page, "/pricing");
  await expectScrolled(page, 120);
  const [title, marked] = await page.run(() => [document.title, window.marked]);
  expect(marked).toBe(true);
  expect((await announced(page)).slice(-2)).toEqual(["Loading...", title]);
});

test("Back to the first page of a visit announces its title", async ({ page }) => {
  await open(page, "/");
  const title = await page.run(() => document.title);
  await goToPricing(page);
  await page.back();
  await expectArrived(page, "/");
  await poll(page, (status) => status.textContent, status).toBe(title);
});

test("Back from an anchor returns to the previous scroll position", async ({ page }) => {
  await open(page, "/");
  await scrollDown(page, 900);
  await page.click(role("link", "Blog", bar));
  await poll(page, () => location.hash).toBe("#blog");
  await page.back();
  await poll(page, () => location.hash).toBe("");
  await expectScrolled(page, 900);
});

test("a link to a part of another page scrolls there and moves the focus there", async ({
  page,
}) => {
  await open(page, "/enterprise");
  await mark(page);
  await page.click(css('main a[href="/about#number-currencies"]'));
  await poll(page, () => document.activeElement?.id).toBe("number-currencies");
  expect(await page.run(() => [location.pathname, window.marked])).toEqual(["/about", true]);
  const top = await page.run(() => document.activeElement?.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});

for (const pageCache of [true, false]) {
  const how = pageCache ? "as it was left" : "loaded anew";
  test(`Back from another document restores the scroll position of a page that is ${how}`, async ({
    page,
  }) => {
    await page.surround({ scripts: [listen], pageCache });
    await page.resize(1280, 400);
    await open(page, "/about");
    await mark(page);
    await scrollDown(page, 1200);
    await page.open(site("/llms.txt"));
    await page.back();
    await poll(page, () => [location.pathname, window.marked]).toEqual([
      "/about",
      pageCache || null,
    ]);
    await hydrated(page);
    await expectScrolled(page, 1200);
  });
}

test("a reload keeps the scroll position and the history", async ({ page }) => {
  await page.resize(1280, 400);
  await open(page, "/");
  await scrollDown(page, 900);
  await goToPricing(page);
  await scrollDown(page, 120);
  await page.reload();
  await hydrated(page);
  await expectScrolled(page, 120);
  await page.back();
  await expectArrived(page, "/");
  await expectScrolled(page, 900);
});

test.describe("the first page of a visit", () => {
  async function expectQuiet(page: WebKit): Promise<void> {
    // By then, hydration has started everything that it starts by itself.
    await page.run(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await announced(page)).toEqual([]);
    expect(await page.run(() => document.activeElement?.localName)).toBe("body");
  }

  test("shows no overlay, and the focus stays", async ({ page }) => {
    await open(page, "/about");
    await expectQuiet(page);
  });

  test.describe("at an unknown path", () => {
    test.override("expectedErrors", [/Page not found: \/webhoks$/]);
    test("shows no overlay either", async ({ page }) => {
      await open(page, "/webhoks");
      await expectQuiet(page);
    });

    test("links home, and Back returns to it", async ({ page }) => {
      await open(page, "/webhoks");
      await page.click(css('main a[href="/"]'));
      await expectArrived(page, "/");
      await page.back();
      await expectArrived(page, "/webhoks");
    });
  });
});
