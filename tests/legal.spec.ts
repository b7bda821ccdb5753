import type { Locator, Page } from "@playwright/test";
import { boxesOf, boxOf } from "./boxes.ts";
import { expect, open, poll, test } from "./site.ts";
import { times } from "./soak.ts";

const paths = ["/security-compliance", "/privacy-policy", "/terms-of-service"];
/** The texts share one layout; this one also has a section below it. */
const [path = ""] = paths;

const text = (page: Page) => page.getByRole("article");
const headings = (page: Page) => text(page).getByRole("heading", { level: 2 });
/** The citable parts: each section by its heading, and each clause. */
const clauses = (page: Page) => text(page).locator("h2, section > ol > li");
const permalinks = (page: Page) => text(page).getByRole("link", { name: /^[\d.]+$/ });
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const entries = (page: Page) => contents(page).getByRole("link");
/** Opens the list where it is not next to the text. */
const opener = (page: Page) => page.getByRole("button", { name: /^Contents/ });

/** Expects the target of the address on screen, below the sticky header and the way back. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const target = page.locator(`[id="${id}"]:target`);
  await expect(target).toBeInViewport();
  const covers = page.getByRole("banner").or(opener(page)).filter({ visible: true });
  for (const cover of await covers.all()) {
    const room = async () => (await boxOf(target)).top - (await boxOf(cover)).bottom;
    await poll(room).toBeGreaterThanOrEqual(0);
  }
}

/** Scrolls until an element begins that many pixels below the top, by default as an anchor does. */
const scrollTo = (element: Locator, below?: number) =>
  element.evaluate((each, below) => {
    if (below === undefined) each.scrollIntoView({ behavior: "instant" });
    else scrollBy({ top: each.getBoundingClientRect().top - below, behavior: "instant" });
  }, below);

/** Opens the list and closes it again: it lies over the text, which stays where it is. */
async function expectOpensInPlace(page: Page): Promise<void> {
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  // A press in place: Playwright would scroll to a sticky element.
  const { left, top, width, height } = await boxOf(opener(page));
  await page.mouse.click(left + width / 2, top + height / 2);
  const first = entries(page).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  // Nothing covers it.
  await first.click({ trial: true });
  expect(await place()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(contents(page)).toBeHidden();
  expect(await place()).toBe(before);
}

for (const each of times([path], paths)) {
  test(`${each}: each section and clause has a permalink that leads to it`, async ({ page }) => {
    await open(page, each);
    const ids = await clauses(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
    const sections = text(page).locator("section:has(h2)");
    const names = await sections.evaluateAll((all) =>
      all.flatMap((section, index) => {
        const clauses = section.querySelectorAll(":scope > ol > li");
        return [`${index + 1}`, ...[...clauses].map((_, at) => `${index + 1}.${at + 1}`)];
      }),
    );
    await expect(permalinks(page)).toHaveText(names);

    // Only names of standards contain digits.
    const prose = (await text(page).innerText()).replace(/^[\d.]+$|ISO\/IEC 27001|Level 1/gm, "");
    expect(prose, "no other text names a clause by its number").not.toMatch(/\d/);

    const links = await permalinks(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(links).toEqual(ids.map((id) => `#${id}`));
    for (const { width, height } of await boxesOf(permalinks(page))) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const [index, id] of ids.slice(0, 2).entries()) {
      await permalinks(page).nth(index).press("Enter");
      await expectLanded(page, id);
    }
  });
}

test("the contents list every section, lead to it and mark it", async ({ page }) => {
  await open(page, path);
  const below = page.locator("main > section:has(h2[id])").getByRole("heading", { level: 2 });
  await expect(entries(page)).toHaveText([
    ...(await headings(page).allTextContents()),
    ...(await below.allTextContents()),
  ]);
  for (const entry of await entries(page).all()) {
    await entry.click();
    await expectLanded(page, (await entry.getAttribute("href"))?.slice(1) ?? "");
    await expect(entry).toHaveAttribute("aria-current", "true");
    await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
  }
  await clauses(page).last().scrollIntoViewIfNeeded();
  await expect(contents(page), "beside the text it stays in view").toBeInViewport();
  await expect(opener(page), "so nothing opens it").toBeHidden();

  const third = entries(page).nth(2);
  await scrollTo(headings(page).nth(2));
  await expect(third).toHaveAttribute("aria-current", "true");
  await scrollTo(headings(page).nth(3), 200);
  await expect(third, "its end is still on screen").toHaveAttribute("aria-current", "true");
});

test("on a phone the contents open in place, and name the section", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const parts = page.locator("article section:has(h2), main > section:has(h2[id])");
  for (const part of [parts.first(), parts.nth(4), parts.last()]) {
    await scrollTo(part);
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    const heading = await part.getByRole("heading", { level: 2 }).textContent();
    await expect(opener(page)).toContainText(heading ?? "no heading");
    const { height } = await boxOf(opener(page));
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(60);
  }
  await expectOpensInPlace(page);

  await test.step("with text made twice as large, a jump is named after its section", async () => {
    await page.setViewportSize({ width: 640, height: 512 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important; }");
      document.adoptedStyleSheets = [sheet];
    });
    const fourth = page.locator("#contents a").nth(3);
    await opener(page).click();
    await fourth.click();
    await expectLanded(page, "network-infrastructure");
    await expect(fourth).toHaveAttribute("aria-current", "true");
    await expect(opener(page)).toHaveAccessibleName(/4 Network & Infrastructure$/);
  });
});

test("on A4 only the text is printed, with its contents", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("navigation")).toHaveCount(1);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const parts = clauses(page).or(entries(page)).or(page.locator("section:has(#due-diligence) dt"));
  await expect(parts.filter({ visible: false })).toHaveCount(0);
  await expect(clauses(page).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("link", { name: "CSV" })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents lead to sections, and on a phone open in place", async ({ page }) => {
    await page.goto(path);
    await entries(page).nth(3).click();
    await expectLanded(page, "network-infrastructure");
    await page.setViewportSize({ width: 390, height: 844 });
    await clauses(page).last().scrollIntoViewIfNeeded();
    await expectOpensInPlace(page);
  });
});
