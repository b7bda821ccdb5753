import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const hrefs = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));

test.describe("on a wide screen", () => {
  test.beforeEach(({ page }) => page.goto("/"));

  test("every navigation link appears on hover and works", async ({ page }) => {
    for (const entry of await bar(page).locator("> ul > li").all()) {
      await page.mouse.move(640, 780);
      await expect(bar(page).locator("ul ul a").filter({ visible: true })).toHaveCount(0);
      await entry.hover({ position: { x: 10, y: 30 } });
      await expect(entry.locator("a").filter({ visible: false })).toHaveCount(0);
      const [href] = await hrefs(entry.locator("a").last());
      await entry.locator("a").last().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    }
  });

  test("every navigation link is reached with Tab, and visible", async ({ page }) => {
    const wanted = await hrefs(bar(page).locator("a"));
    const reached: (string | null)[] = [];
    await bar(page).getByRole("button").first().focus();
    while (reached.length < wanted.length) {
      await page.keyboard.press("Tab");
      const link = bar(page).locator("a:focus");
      if ((await link.count()) === 0) {
        await expect(bar(page).locator("button:focus")).toHaveCount(1);
        continue;
      }
      await expect(link).toBeVisible();
      reached.push(await link.getAttribute("href"));
    }
    expect(reached).toEqual(wanted);
  });

  test("every part and slide of the page is shown, and no control that would do nothing", async ({
    page,
  }) => {
    await expect(
      page.locator("main > *, main h2, main h3, main p").filter({ visible: false }),
    ).toHaveCount(0);
    const faded = await page
      .locator("main > *")
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).opacity !== "1").length,
      );
    expect(faded).toBe(0);
    const heading = await page.getByRole("heading", { level: 1 }).ariaSnapshot();
    for (const word of ["Merchants", "PayFacs", "Acquirers", "IMTOs"]) {
      expect(heading).toContain(word);
    }
    await expect(page.getByRole("button")).toHaveText([
      "Solutions",
      "Product",
      "Platform",
      "Resources",
    ]);
    await expect(page.getByRole("radio").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("progressbar").filter({ visible: true })).toHaveCount(0);

    const slides = page.locator("[aria-roledescription=slide]");
    await expect(slides).toHaveCount(3);
    await slides.first().hover();
    for (const slide of await slides.all()) {
      await expect(slide).toBeInViewport({ ratio: 0.99 });
      await page.mouse.wheel(1000, 0);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => page.goto("/"));

  test("the Menu button opens the drawer, and every link in it can be followed", async ({
    page,
  }) => {
    const opener = page.getByRole("button", { name: "Menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await opener.click();
    for (const summary of await drawer.locator("summary").all()) {
      await summary.click();
      for (const link of await drawer.locator("details[open] a").all()) {
        await link.click({ trial: true });
      }
    }
    for (const link of await drawer.locator("a:not(details a)").all()) {
      await link.click({ trial: true });
    }
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
  });

  test("the menu is the only control, and every link of the footer is visible", async ({
    page,
  }) => {
    await expect(page.getByRole("button")).toHaveCount(1);
    await expect(page.getByRole("button")).toHaveAccessibleName("Menu");
    const footer = page.getByRole("contentinfo");
    await expect(footer.locator("a").filter({ visible: false })).toHaveCount(0);
    await expect(footer.locator("summary").filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const offered = page.getByRole("banner").getByRole("link").filter({ visible: true });
    await expect(offered, "nothing that comes with a script").toHaveCount(1);
    await page.goto("/about#papers");
    await expect(page.locator("#papers")).toBeInViewport({ ratio: 1 });
  });
});
