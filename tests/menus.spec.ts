import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { boxesOf } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import { expect, open, openStopped, passUntil, restore, test } from "./site.ts";

/* The bar and the drawer. Pointer, keyboard, links and history: journeys/header.journey.ts, drawer.journey.ts. Here: what
   needs a clock, a finger, lost time or an older browser. */

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const trigger = (page: Page) => bar(page).getByRole("button", { name: "Solutions" });
const firstLink = (page: Page) => bar(page).getByRole("link", { name: /^Merchants/ });
const leave = (page: Page) => page.mouse.move(640, 780);

const opener = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const section = (page: Page, name: string) => drawer(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => drawer(page).getByRole("link", { name, exact: true });

/** Expects the menu to be open or closed, visually and to assistive technology. */
async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(trigger(page)).toHaveAttribute("aria-expanded", String(open));
  await expect(firstLink(page)).toBeVisible({ visible: open });
}

async function pressMenu(page: Page): Promise<void> {
  await opener(page).click();
  await expect(drawer(page).and(page.locator(":modal"))).toBeVisible();
}

/** Opens a page whose first script is held back, until the returned function is called. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const release = await holdBack(page, "**/assets/boot-*.js");
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  return release;
}

test.describe("with a stopped clock", () => {
  test.beforeEach(async ({ page }) => {
    await openStopped(page, "/about");
  });

  test("a menu without the focus closes 200 ms after the pointer leaves", async ({ page }) => {
    await trigger(page).hover();
    await leave(page);
    await page.clock.runFor(150);
    await firstLink(page).hover();
    await page.clock.runFor(1000);
    await expectOpen(page, true);

    await leave(page);
    await page.clock.runFor(199);
    await expectOpen(page, true);
    await passUntil(page, 1, () => expect(firstLink(page)).toBeHidden({ timeout: 50 }));
    await expectOpen(page, false);

    await trigger(page).click();
    await leave(page);
    await page.clock.runFor(100);
    await page.keyboard.press("Tab");
    await page.clock.runFor(1000);
    await expectOpen(page, true);
    await expect(firstLink(page)).toBeFocused();
  });

  test.describe("with a finger on a wide screen", () => {
    test.use({ hasTouch: true });

    test("a tap opens, a second one closes, neither navigates", async ({ page }) => {
      await trigger(page).tap();
      await page.clock.runFor(1000);
      await expectOpen(page, true);
      await trigger(page).tap();
      await expectOpen(page, false);
      await expect(page).toHaveURL("/about");
    });
  });
});

test("before the script has run, a menu opens, and it stays open then", async ({ page }) => {
  await test.step("under the pointer", async () => {
    const release = await openWithoutScript(page);
    await trigger(page).hover();
    await expect(firstLink(page)).toBeVisible();
    release();
    await expectOpen(page, true);
  });

  await test.step("with the focus", async () => {
    await leave(page);
    const release = await openWithoutScript(page);
    await trigger(page).focus();
    await page.keyboard.press("Tab");
    release();
    await expectOpen(page, true);
    await expect(firstLink(page)).toBeFocused();
  });

  await test.step("a page restored from the back/forward cache has its menus closed", async () => {
    await restore(page);
    await expectOpen(page, false);
  });
});

test("each link of a menu is drawn when one first opens, and nothing moves", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/drawings-")) asked.push(request.url());
  });
  const links = bar(page).locator("[id^=menu-] a");
  const places = async () =>
    (await boxesOf(links)).map(({ left, width, height }) => [left, width, height].map(Math.round));
  const undrawn = links.filter({ hasNot: page.locator("svg > *") });
  await open(page, "/country-coverage");
  expect(asked).toHaveLength(0);
  const before = await places();
  await expect(undrawn).toHaveCount(before.length);
  for (const name of ["Solutions", "Product"])
    await bar(page).getByRole("button", { name }).hover();
  await expect(undrawn).toHaveCount(0);
  expect(await places()).toEqual(before);
  expect(asked).toHaveLength(1);
  await expectAccessible(page, { within: "header", widths: [1280] });
});

test.describe("the drawer", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the group of the open page is open, and its link closes the drawer", async ({ page }) => {
    const current = drawer(page).locator("[aria-current=page]");
    await open(page, "/country-coverage");
    await pressMenu(page);
    await expect(current).toHaveText("Country Coverage");
    await expect(current).toBeVisible();
    await expect(current.locator("svg")).toBeVisible();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await expectAccessible(page, { within: "dialog", widths: [320, 768] });
    await current.click();
    await expect(drawer(page)).toBeHidden();
  });

  test("an older browser opens it, and Tab goes round inside", async ({ page }) => {
    // It has no popovers, cannot query visibility, and its named details are not exclusive.
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
      Reflect.deleteProperty(Element.prototype, "checkVisibility");
    });
    await open(page, "/");
    await page.locator("dialog").evaluate((dialog) => {
      dialog.removeAttribute("popover");
      for (const details of dialog.querySelectorAll("details")) details.removeAttribute("name");
    });
    await pressMenu(page);
    // A section that opens closes the one before.
    for (const name of ["Solutions", "Product"]) {
      await section(page, name).click();
      await expect(drawer(page).locator("details[open]")).toHaveCount(1);
      await expect(section(page, name).locator("..")).toHaveAttribute("open");
    }
    const stops = drawer(page).locator("a, button, summary").filter({ visible: true });
    await stops.last().focus();
    await page.keyboard.press("Tab");
    await expect(stops.first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(stops.last()).toBeFocused();
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page)).toBeHidden();
  });

  test("opened before the script has run, it stays open and becomes modal", async ({ page }) => {
    const release = await openWithoutScript(page);
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    release();
    await expect(drawer(page).and(page.locator(":modal"))).toBeVisible();
    await section(page, "Solutions").click();
    await expect(link(page, "Merchants").locator("svg")).toBeVisible();
  });
});
