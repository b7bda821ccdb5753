import { css, type Query, role } from "./find.ts";
import { expect, hydrated, open, poll, test } from "./journey.ts";
import { expectArrived, watchOverlay } from "./parts.ts";
import type { Visitor } from "./visitor.ts";

/* Tests our promises, not the browsers. */

declare global {
  interface Window {
    /** A mark that a new document would not have. */
    marked?: true;
  }
}

const bar = "nav[aria-label=Main]";

async function scrollDown(visitor: Visitor, top: number): Promise<void> {
  await visitor.look(async (top) => {
    // Firefox scrolls to the typed address two frames later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    scrollTo({ top, behavior: "instant" });
  }, top);
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

const wasCovered = (visitor: Visitor) => visitor.look(() => window.wasCovered);

const expectUncovered = async (visitor: Visitor) => expect(await wasCovered(visitor)).toBe(false);

/** Clicks, and expects the overlay in the old page. How long it lasts: navigation.spec.ts. */
async function follow(visitor: Visitor, link: Query, path: string): Promise<void> {
  await visitor.click(link);
  await expectArrived(visitor, path);
  expect(await visitor.look(() => sessionStorage.leftCovered)).toBe("true");
}

test.beforeEach(({ visitor }) => visitor.surround({ scripts: [watchOverlay] }));

test.describe("the overlay covers", () => {
  test.use({ expectedErrors: [/Page not found: \/webhoks$|404/] });

  test("each change of path, to an unknown page as well", async ({ visitor }) => {
    await open(visitor, "/about");
    await follow(visitor, role("link", "Pricing", bar), "/pricing");
    const merchants = css(`${bar} a[href="/merchants"]`);
    await visitor.hover(css(`${bar} li:has(> * a[href="/merchants"])`));
    await follow(visitor, merchants, "/merchants");
    await visitor.back();
    await expectArrived(visitor, "/pricing");
    if (!visitor.hasPageCache) expect(await wasCovered(visitor)).toBe(true);
    await visitor.forward();
    await expectArrived(visitor, "/merchants");
    if (!visitor.hasPageCache) expect(await wasCovered(visitor)).toBe(true);

    const logo = css<HTMLAnchorElement>("header a");
    await visitor.look((link) => link.setAttribute("href", "/webhoks"), logo);
    await follow(visitor, logo, "/webhoks");
    await follow(visitor, css('main a[href="/"]'), "/");
  });

  test("a page from the back-forward cache, if the path is another", async ({ visitor }) => {
    test.skip(!visitor.hasPageCache, "Playwright switches the cache off.");
    await open(visitor, "/about");
    await visitor.look(() => {
      addEventListener("pageshow", () => {
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        Object.assign(window, { marked: Boolean(middle?.closest("#overlay")) });
      });
    });
    const expectMarked = (marked: boolean) => poll(visitor, () => window.marked).toBe(marked);
    await open(visitor, "/pricing");
    await visitor.back();
    await expectMarked(true);
    await expectArrived(visitor, "/about");
    // A file has no page to cover.
    await visitor.open("/robots.txt");
    await visitor.back();
    await expectMarked(false);
  });
});

test("the overlay does not cover a first page, a reload, another anchor or query", async ({
  visitor,
}) => {
  await open(visitor, "/contact");
  await expectUncovered(visitor);
  await visitor.reload();
  await hydrated(visitor);
  await expectUncovered(visitor);
  await visitor.click(role("link", "Blog on request", bar));
  await poll(visitor, () => location.hash).toBe("#blog");
  await expectUncovered(visitor);
  await visitor.back();
  await poll(visitor, () => location.hash).toBe("");
  await visitor.click(css("footer a[href^='/contact?']"));
  await poll(visitor, () => location.search).toContain("subject");
  await hydrated(visitor);
  await expectUncovered(visitor);
  expect(await visitor.look(() => sessionStorage.leftCovered)).toBe("false");
});

test("an anchor is below the header, and Back scrolls back", async ({ visitor }) => {
  await open(visitor, "/");
  await scrollDown(visitor, 900);
  await visitor.click(role("link", "Blog on request", bar));
  await expectBelowHeader(visitor, "blog");
  await visitor.back();
  await poll(visitor, () => location.hash).toBe("");
  await expectScrolled(visitor, 900);
  await visitor.open("/about#blog");
  await expectBelowHeader(visitor, "blog");
  await visitor.open("/payfacs");
  await visitor.click(css('main a[href="/about#number-currencies"]'));
  await expectBelowHeader(visitor, "number-currencies");
});

for (const pageCache of [true, false]) {
  const how = pageCache ? "as it was left" : "loaded anew";
  test(`Back leads to a page ${how}, scrolled and filled in`, async ({ visitor }) => {
    test.skip(pageCache && !visitor.hasPageCache, "Playwright switches the cache off.");
    await visitor.surround({ scripts: [watchOverlay], pageCache });
    await visitor.resize(1280, 400);
    const message = css<HTMLInputElement>("form [name=message]");
    await open(visitor, "/contact");
    await visitor.look(() => (window.marked = true));
    await visitor.fill(message, "We collect in Lagos.");
    await scrollDown(visitor, 700);
    await follow(visitor, role("link", "Pricing", bar), "/pricing");
    await hydrated(visitor);
    await scrollDown(visitor, 120);
    await visitor.back();
    await expectArrived(visitor, "/contact");
    expect(await visitor.look(() => window.marked)).toBe(pageCache || undefined);
    await hydrated(visitor);
    await expectScrolled(visitor, 700);
    await poll(visitor, (field) => field.value, message).toBe("We collect in Lagos.");
    await visitor.forward();
    await expectArrived(visitor, "/pricing");
    await expectScrolled(visitor, 120);
    await visitor.reload();
    await hydrated(visitor);
    await expectScrolled(visitor, 120);
  });
}
