import type { Page } from "@playwright/test";
import { countDrawings, openWithoutScript, surround } from "./chrome.ts";
import { painted } from "./observations.ts";
import { expect, hydrated, open, test } from "./site.ts";

/* Opening, closing and the focus: journeys/drawer.journey.ts. */

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const modal = (page: Page) => drawer(page).and(page.locator(":modal"));
const section = (page: Page, name: string) => drawer(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => drawer(page).getByRole("link", { name, exact: true });

async function pressMenu(page: Page): Promise<void> {
  await opener(page).click();
  await expect(modal(page)).toBeVisible();
}

async function openDrawer(page: Page, path = "/"): Promise<void> {
  await open(page, path);
  await pressMenu(page);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

test("on the smallest screen, everything in it can be scrolled into view and used", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDrawer(page);
  await page.keyboard.press("Shift+Tab");
  await expect(drawer(page).getByRole("link").last()).toBeFocused();
  await expect(drawer(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await section(page, "Resources").click();
  await link(page, "Webinars").click({ trial: true });

  await test.step("a page restored from the back/forward cache has it closed", async () => {
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(drawer(page)).toBeHidden();
  });
});

test("going back in the frame that opens it does not reopen it", async ({ page }) => {
  await open(page, "/#blog");
  await page.evaluate(() => {
    location.hash = "papers";
  });
  await opener(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    history.back();
  });
  await expect(page).toHaveURL("/#blog");
  await page.evaluate(painted);
  await expect(drawer(page)).toBeHidden();
});

test("the group of the open page is open, and its links are drawn before another opens", async ({
  page,
}) => {
  const current = drawer(page).locator("[aria-current=page]");
  const asked = countDrawings(page);
  await open(page, "/country-coverage");
  await page.getByRole("contentinfo").locator("summary", { hasText: "Product" }).click();
  expect(asked).toHaveLength(0);
  await pressMenu(page);
  await expect(current).toHaveText("Country Coverage");
  await expect(current).toBeVisible();
  await expect(current.locator("svg")).toBeVisible();
  expect(asked).toHaveLength(1);
  await section(page, "Product").click();
  await link(page, "FX Engine").click();
  await expect(page).toHaveURL("/fx-engine");
  await hydrated(page);
  await pressMenu(page);
  await expect(current).toHaveText("FX Engine");
  await expect(current).toBeVisible();
  await expect(drawer(page).locator("details[open]")).toHaveCount(1);

  await test.step("choosing the link of the open page closes it", async () => {
    await current.click();
    await expect(drawer(page)).toBeHidden();
  });
});

test("its calls to action stay in sight while the links scroll", async ({ page }) => {
  const actions = () =>
    ["Get Started", "Contact Us", "Sign in"].map((name) =>
      drawer(page).getByRole("link", { name }),
    );
  const boxes = () => Promise.all(actions().map((each) => each.boundingBox()));
  await openDrawer(page, "/merchants");
  const [start, contact, signIn] = await boxes();
  expect(start?.height).toBe(52);
  expect(contact?.height).toBe(44);
  expect(contact?.y).toBe(signIn?.y);
  expect(Math.abs((contact?.width ?? 0) - (signIn?.width ?? 0))).toBeLessThan(1);

  await page.setViewportSize({ width: 844, height: 390 });
  expect(new Set((await boxes()).map((box) => box?.y)).size).toBe(1);
  await link(page, "All solutions").scrollIntoViewIfNeeded();
  await link(page, "Pricing").scrollIntoViewIfNeeded();
  for (const each of actions()) await expect(each).toBeInViewport({ ratio: 1 });
  await expect(drawer(page).getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});

test("where popovers are not supported, it still opens", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await open(page, "/");
  // Such a browser ignores the attribute too.
  await page.locator("dialog").evaluate((dialog) => dialog.removeAttribute("popover"));
  await pressMenu(page);
  await drawer(page).getByRole("button", { name: "Close" }).click();
  await expect(drawer(page)).toBeHidden();
  await pressMenu(page);
  await section(page, "Solutions").click();
  await expect(link(page, "Merchants").locator("svg")).toBeVisible();
  await link(page, "Pricing").click();
  await expect(page).toHaveURL("/pricing");
  await expect(drawer(page)).toBeHidden();
});

test("an older browser opens one section at a time, and Tab wraps around", async ({ page }) => {
  // It cannot query visibility, and its named details are not exclusive.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  await open(page, "/");
  await page.locator("dialog details").evaluateAll((all) => {
    for (const details of all) details.removeAttribute("name");
  });
  await pressMenu(page);
  const sections = drawer(page).locator("details");
  for (const index of [0, 2, 1]) {
    await sections.nth(index).locator("summary").click();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await expect(sections.nth(index)).toHaveAttribute("open");
  }
  const stops = drawer(page).locator("a, button, summary").filter({ visible: true });
  await stops.last().focus();
  await page.keyboard.press("Tab");
  await expect(stops.first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(stops.last()).toBeFocused();
});

test("opened before the script has run, it stays open and becomes modal", {
  tag: "@firefox-soak",
}, async ({ page }) => {
  const release = await openWithoutScript(page);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  release();
  await expect(modal(page)).toBeVisible();
  await section(page, "Solutions").click();
  await expect(link(page, "Merchants").locator("svg")).toBeVisible();
});

test.describe("a header with foreign nodes", () => {
  test.use({ expectedErrors: [/^A text that changes/] });

  test("opens and closes its drawer", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").evaluate(surround);
    await pressMenu(page);
    for (const name of ["Solutions", "Product"]) {
      await section(page, name).click();
      await expect(drawer(page).locator("details[open]")).toHaveCount(1);
      await expect(section(page, name).locator("..")).toHaveAttribute("open");
    }
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
    await pressMenu(page);
    await link(page, "Pricing").click();
    await expect(page).toHaveURL("/pricing");
  });
});
