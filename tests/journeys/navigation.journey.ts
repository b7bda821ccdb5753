import { findRoute, notFound } from "../../app/content/pages.ts";
import { css, role } from "./find.ts";
import { expect, hydrated, open, poll, test } from "./journey.ts";
import { announced, expectArrived as expectArrivedAt, listen } from "./parts.ts";
import type { Visitor } from "./visitor.ts";

declare global {
  interface Window {
    /** What a new document would not have. */
    marked?: true;
  }
}

const bar = "nav[aria-label=Main]";
const status = css("main ~ * [role=status]");

const mark = (visitor: Visitor) => visitor.look(() => (window.marked = true));

/** What a page says of itself: after navigation as in the served document. */
const facts = (visitor: Visitor) =>
  visitor.look(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      title: document.title,
      titles: all(":is(head, body) > title").length,
      headings: all("h1").map(({ textContent }) => textContent),
      descriptions: all("meta[name=description]").map((each) => each.getAttribute("content")),
      canonical: all("link[rel=canonical]").map((each) => each.getAttribute("href")),
    };
  });

const expectArrived = (visitor: Visitor, path: string) =>
  expectArrivedAt(visitor, path, (findRoute(path) ?? notFound).title);

/** Resolves after the scroll event, from which the page records its position. */
async function scrollDown(visitor: Visitor, top: number): Promise<void> {
  await visitor.look(
    (top) =>
      new Promise((told) => {
        addEventListener("scroll", told, { once: true });
        scrollTo({ top, behavior: "instant" });
      }).then(() => {}),
    top,
  );
  await expectScrolled(visitor, top);
}

const expectScrolled = (visitor: Visitor, top: number) =>
  poll(visitor, (top) => Math.abs(scrollY - top) <= 2 || scrollY, top).toBe(true);

/** The address leads to an element, all of which is on screen below the sticky header. */
const expectBelowHeader = (visitor: Visitor, id: string) =>
  poll(
    visitor,
    (target, header) => {
      const { top, bottom } = target.getBoundingClientRect();
      const isSeen = top >= header.getBoundingClientRect().bottom && bottom <= innerHeight;
      return isSeen && location.hash;
    },
    css(`#${id}`),
    css("header"),
  ).toBe(`#${id}`);

async function goToPricing(visitor: Visitor): Promise<void> {
  await visitor.click(role("link", "Pricing", bar));
  await expectArrived(visitor, "/pricing");
}

test.beforeEach(({ visitor }) => visitor.surround({ scripts: [listen] }));

test("a link changes the page without a new document, and announces it", async ({ visitor }) => {
  await open(visitor, "/");
  await mark(visitor);
  await scrollDown(visitor, 300);
  await goToPricing(visitor);
  expect(await visitor.look(() => [window.marked, scrollY])).toEqual([true, 0]);
  const after = await facts(visitor);
  expect(await announced(visitor)).toEqual(["Loading...", after.title]);
  await visitor.open("/pricing");
  expect(await facts(visitor)).toEqual(after);
});

test("the page beneath the overlay cannot be used", async ({ visitor }) => {
  await open(visitor, "/about");
  const covered = await visitor.look(
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
  await expectArrived(visitor, "/pricing");
});

test("Back and Forward show the overlay, announce the page and restore the scroll position", async ({
  visitor,
}) => {
  await visitor.resize(1280, 400);
  await open(visitor, "/");
  await mark(visitor);
  await scrollDown(visitor, 1500);
  await goToPricing(visitor);
  await scrollDown(visitor, 120);
  await visitor.back();
  await expectArrived(visitor, "/");
  await expectScrolled(visitor, 1500);
  await visitor.forward();
  await expectArrived(visitor, "/pricing");
  await expectScrolled(visitor, 120);
  const [title, marked] = await visitor.look(() => [document.title, window.marked]);
  expect(marked).toBe(true);
  expect((await announced(visitor)).slice(-2)).toEqual(["Loading...", title]);
  // The event of a scroll just before leaving comes too late.
  await visitor.look(() => {
    scrollTo({ top: 60, behavior: "instant" });
    history.back();
  });
  await expectArrived(visitor, "/");
  await visitor.forward();
  await expectArrived(visitor, "/pricing");
  await expectScrolled(visitor, 60);
});

test("Back to the first page of a visit announces its title", { tag: "@elsewhere-soak" }, async ({
  visitor,
}) => {
  await open(visitor, "/");
  const title = await visitor.look(() => document.title);
  await goToPricing(visitor);
  await visitor.back();
  await expectArrived(visitor, "/");
  await poll(visitor, (status) => status.textContent, status).toBe(title);
});

test("an anchor is below the header, Back from it returns to the previous scroll position", async ({
  visitor,
}) => {
  await open(visitor, "/");
  await scrollDown(visitor, 900);
  await visitor.click(role("link", "Blog", bar));
  await expectBelowHeader(visitor, "blog");
  await visitor.back();
  await poll(visitor, () => location.hash).toBe("");
  await expectScrolled(visitor, 900);
  await visitor.forward();
  await expectBelowHeader(visitor, "blog");
  await visitor.open("/about#blog");
  await expectBelowHeader(visitor, "blog");
});

test("a link to a part of another page scrolls there and moves the focus there", async ({
  visitor,
}) => {
  await open(visitor, "/enterprise");
  await mark(visitor);
  await visitor.click(css('main a[href="/about#number-currencies"]'));
  await poll(visitor, () => document.activeElement?.id).toBe("number-currencies");
  expect(await visitor.look(() => [location.pathname, window.marked])).toEqual(["/about", true]);
  const top = await visitor.look(() => document.activeElement?.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});

for (const pageCache of [true, false]) {
  const how = pageCache ? "as it was left" : "loaded anew";
  test(`Back from another document restores the scroll position of a page that is ${how}`, async ({
    visitor,
  }) => {
    test.skip(pageCache && !visitor.hasPageCache, "Playwright switches the cache off.");
    await visitor.surround({ scripts: [listen], pageCache });
    await visitor.resize(1280, 400);
    await open(visitor, "/about");
    await mark(visitor);
    await scrollDown(visitor, 1200);
    await visitor.open("/pricing");
    await visitor.back();
    await poll(visitor, () => [location.pathname, window.marked]).toEqual([
      "/about",
      pageCache || null,
    ]);
    await hydrated(visitor);
    await expectScrolled(visitor, 1200);
  });
}

test("a reload keeps the scroll position and the history", async ({ visitor }) => {
  await visitor.resize(1280, 400);
  await open(visitor, "/");
  await scrollDown(visitor, 900);
  await goToPricing(visitor);
  await scrollDown(visitor, 120);
  await visitor.reload();
  await hydrated(visitor);
  await expectScrolled(visitor, 120);
  await visitor.back();
  await expectArrived(visitor, "/");
  await expectScrolled(visitor, 900);
});

test.describe("the first page of a visit", () => {
  async function expectQuiet(visitor: Visitor): Promise<void> {
    // By then, hydration has started everything that it starts by itself.
    await visitor.look(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await announced(visitor)).toEqual([]);
    expect(await visitor.look(() => document.activeElement?.localName)).toBe("body");
  }

  test("shows no overlay, and the focus stays", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
    await open(visitor, "/about");
    await expectQuiet(visitor);
  });

  test.describe("at an unknown path", () => {
    test.use({ expectedErrors: [/Page not found: \/webhoks$|404/] });
    test("shows no overlay either", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
      await open(visitor, "/webhoks");
      await expectQuiet(visitor);
    });

    test("links home, and Back returns to it", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
      await open(visitor, "/webhoks");
      await visitor.click(css('main a[href="/"]'));
      await expectArrived(visitor, "/");
      await visitor.back();
      await expectArrived(visitor, "/webhoks");
    });
  });
});
