import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, open, openStopped, openUnhydrated, stopClock, test } from "./site.ts";

// Short enough that every page scrolls.
test.use({ ownContext: true, viewport: { width: 1280, height: 360 } });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const pricing = (page: Page) => bar(page).getByRole("link", { name: "Pricing" });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const overlay = (page: Page) => page.getByText("Loading...");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The page's metadata; after navigation it must equal that of the served document. */
const facts = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    heading: document.querySelector("h1")?.textContent,
  }));

const factsOf = (page: Page, path: string) => page.goto(path).then(() => facts(page));

/** A marker that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "marked", true));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** Waits until the page is rendered and its overlay is hidden. */
async function expectArrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(overlay(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** A mouse click that does not scroll first, as `click` may. */
async function pressInPlace(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 30);
}

async function goToPricing(page: Page): Promise<void> {
  await pressInPlace(page, pricing(page));
  await expectArrived(page, "/pricing");
}

async function expectScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThanOrEqual(2);
}

/** Expects the target on screen, below the sticky header. */
async function expectBelowHeader(page: Page, id: string): Promise<void> {
  const target = page.locator(`#${id}`);
  await expect(target).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
}

test.describe("following a link", () => {
  test("changes the page without a new document, focuses its heading and scrolls to the top", async ({
    page,
  }) => {
    const expected = await factsOf(page, "/pricing");
    await open(page, "/");
    await mark(page);
    await scrollDown(page, 300);
    await goToPricing(page);
    expect(await facts(page)).toEqual(expected);
    expect(await isMarked(page)).toBe(true);
    expect(await scrolled(page)).toBe(0);
  });

  test("leaves one title, description and canonical address", async ({ page }) => {
    const expected = await factsOf(page, "/about");
    await open(page, "/");
    for (const name of ["Pricing", "Contact", "About"]) {
      await footerLink(page, name).click();
      await expectArrived(page, `/${name.toLowerCase()}`);
    }
    expect(await facts(page)).toEqual(expected);
    for (const tag of ["title", "meta[name=description]", "link[rel=canonical]"]) {
      await expect(page.locator(`:is(head, body) > ${tag}`)).toHaveCount(1);
    }
  });

  test("uses the script that was fetched on hover or focus", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const scriptOf = (name: string) =>
      asked.filter((url) => new RegExp(`/assets/${name}-[^/]+\\.js$`).test(url));
    await open(page, "/");
    expect([...scriptOf("pricing"), ...scriptOf("contact")]).toEqual([]);
    await pricing(page).hover();
    await expect.poll(() => scriptOf("pricing")).toHaveLength(1);
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).focus();
    await expect.poll(() => scriptOf("contact")).toHaveLength(1);
    await expect(page).toHaveURL("/");
  });

  test("works before React has loaded, with a new document", async ({ page }) => {
    await page.route("**/assets/client*", () => {});
    await openUnhydrated(page, "/");
    await mark(page);
    await pricing(page).click();
    await expect(page).toHaveURL("/pricing");
    await expect(heading(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
});

test("a link of the open page to itself or to an anchor only scrolls", async ({ page }) => {
  // With the clock stopped, so that an overlay would stay.
  await stopClock(page);
  await openStopped(page, "/pricing");
  await mark(page);
  const entries = await page.evaluate(() => history.length);
  await scrollDown(page, 100);
  await pricing(page).click();
  await expectScrolled(page, 0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(overlay(page)).toBeHidden();

  await bar(page).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/pricing#blog");
  await expectBelowHeader(page, "blog");
  await expect(overlay(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test("a click with Ctrl, or on a link off the site or into a new tab, is left to the browser", async ({
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

test.describe("history", () => {
  test("Back and Forward restore the scroll position, also one from just before leaving", async ({
    page,
  }) => {
    await open(page, "/");
    await scrollDown(page, 1500);
    await goToPricing(page);
    await scrollDown(page, 120);
    await page.goBack();
    await expectArrived(page, "/");
    await expectScrolled(page, 1500);
    await page.goForward();
    await expectArrived(page, "/pricing");
    await expectScrolled(page, 120);

    await page.evaluate(() => {
      scrollTo({ top: 60, behavior: "instant" });
      history.back();
    });
    await expectArrived(page, "/");
    await page.goForward();
    await expectArrived(page, "/pricing");
    await expectScrolled(page, 60);
  });

  test("Back before the page has loaded keeps and remembers the scroll position", async ({
    page,
  }) => {
    await page.route("**/assets/pricing*", () => {});
    await open(page, "/");
    await scrollDown(page, 900);
    await pressInPlace(page, pricing(page));
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expectArrived(page, "/");
    await expectScrolled(page, 900);
    await scrollDown(page, 700);
    await footerLink(page, "About").evaluate((link) => (link as HTMLElement).click());
    await expectArrived(page, "/about");
    await page.goBack();
    await expectArrived(page, "/");
    await expectScrolled(page, 700);
  });

  test("Back from an anchor returns to where its link was followed", async ({ page }) => {
    await open(page, "/");
    await scrollDown(page, 900);
    await pressInPlace(page, bar(page).getByRole("link", { name: "Blog" }));
    await expectBelowHeader(page, "blog");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expectScrolled(page, 900);
    await page.goForward();
    await expect(page).toHaveURL("/#blog");
    await expectBelowHeader(page, "blog");
  });

  test("Back to an address whose anchor cannot be decoded loads no new document", async ({
    page,
  }) => {
    await open(page, "/about#%zz");
    await mark(page);
    await goToPricing(page);
    await page.goBack();
    await expectArrived(page, "/about#%zz");
    expect(await isMarked(page)).toBe(true);
  });

  test("Back from another document returns to the page and its scroll position", async ({
    page,
  }) => {
    await open(page, "/");
    await goToPricing(page);
    const before = await facts(page);
    await scrollDown(page, 120);
    await page.goto("/about");
    await page.goBack();
    await hydrated(page);
    expect(await facts(page)).toEqual(before);
    await expectScrolled(page, 120);
    await page.goBack();
    await expectArrived(page, "/");
  });

  test("a reload keeps the page, its scroll position and the history", async ({ page }) => {
    await open(page, "/");
    await scrollDown(page, 900);
    await goToPricing(page);
    const before = await facts(page);
    await scrollDown(page, 120);
    await page.reload();
    await hydrated(page);
    expect(await facts(page)).toEqual(before);
    await expectScrolled(page, 120);
    await page.goBack();
    await expectArrived(page, "/");
    await expectScrolled(page, 900);
  });
});

test("a deep link to an anchor lands below the header", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    await open(page, `${path}#blog`);
    await expectBelowHeader(page, "blog");
  }
});
