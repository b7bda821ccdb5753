import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, openStopped, openUnhydrated, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

/** Each menu, with the first link of its panel, which is visible when the panel is open. */
const menus = {
  Solutions: /^Merchants/,
  Product: /^Payment Gateway/,
  Platform: /^API Documentation/,
  Resources: /^Documentation/,
} as const;
type Menu = keyof typeof menus;
const names = Object.keys(menus) as Menu[];

const bar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const trigger = (page: Page, menu: Menu) => bar(page).getByRole("button", { name: menu });
const firstLink = (page: Page, menu: Menu) => bar(page).getByRole("link", { name: menus[menu] });
const leave = (page: Page) => page.mouse.move(640, 780);

/** Expects exactly this menu to be open, visually and to assistive technology; none if omitted. */
async function expectOpen(page: Page, open?: Menu): Promise<void> {
  const triggers = bar(page).getByRole("button");
  const wanted = open ? [open] : [];
  await expect(triggers.and(page.locator("[aria-expanded=true]"))).toHaveText(wanted);
  await expect(triggers.and(page.locator("[aria-expanded=false]"))).toHaveCount(
    names.length - wanted.length,
  );
  const panels = bar(page).locator("ul ul").filter({ visible: true });
  await expect(panels).toHaveText(wanted.map((menu) => menus[menu]));
}

/** Opens a menu and moves to its first link, with the keyboard only. */
async function enterByKeyboard(page: Page, menu: Menu): Promise<void> {
  await trigger(page, menu).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(firstLink(page, menu)).toBeFocused();
}

/** Lets time pass until the next page is shown, however long it takes to load. */
async function arrive(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(heading).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [20] });
}

/** Closes what is open, as a visitor does who turns to the page. */
async function turnAway(page: Page): Promise<void> {
  await page.mouse.click(640, 780);
  await page.clock.runFor(1000);
  await expectOpen(page);
}

test("hovering opens a panel, one at a time, and leaving closes it after 200 ms", async ({
  page,
}) => {
  await stopClock(page);
  await openStopped(page, "/about");
  await expectOpen(page);

  await test.step("a panel stays open for 200 ms after the pointer leaves", async () => {
    await trigger(page, "Solutions").hover();
    await expectOpen(page, "Solutions");
    await leave(page);
    await page.clock.runFor(120);
    await expectOpen(page, "Solutions");
    await page.clock.runFor(200);
    await expectOpen(page);
  });

  await test.step("coming back in time keeps it open", async () => {
    await trigger(page, "Solutions").hover();
    await leave(page);
    await page.clock.runFor(150);
    await expectOpen(page, "Solutions");
    await firstLink(page, "Solutions").hover();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
  });

  await test.step("one is open at a time, the one that its trigger names", async () => {
    for (const menu of names) {
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
      const panel = page.locator(`#${await trigger(page, menu).getAttribute("aria-controls")}`);
      await expect(panel.getByRole("link", { name: menus[menu] })).toBeVisible();
    }
    await page.clock.runFor(1000);
    await expectOpen(page, "Resources");
  });
});

test("with a mouse, a click opens and closes a panel, and Escape closes it", async ({ page }) => {
  await stopClock(page);
  await openStopped(page, "/about");

  await test.step("a click elsewhere closes it", async () => {
    await trigger(page, "Product").click();
    await expectOpen(page, "Product");
    await page.mouse.click(640, 780);
    await expectOpen(page);
  });

  await test.step("the first click after a hover keeps it open, the next closes it", async () => {
    await trigger(page, "Product").hover();
    await trigger(page, "Product").click();
    await expectOpen(page, "Product");
    await trigger(page, "Product").click();
    await expectOpen(page);
  });

  await test.step("Escape closes it wherever the focus is", async () => {
    const elsewhere = page.getByRole("contentinfo").getByRole("link").first();
    await elsewhere.focus();
    await trigger(page, "Platform").hover();
    await expectOpen(page, "Platform");
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await expect(elsewhere).toBeFocused();
  });
});

test("with a keyboard, a panel opens, closes and keeps what has the focus", async ({ page }) => {
  await stopClock(page);
  await openStopped(page, "/about");

  await test.step("focusing a trigger does not scroll the page", async () => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await trigger(page, "Product").focus();
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  for (const key of ["Enter", "Space"]) {
    await test.step(`${key} opens and closes`, async () => {
      await trigger(page, "Platform").focus();
      await page.keyboard.press(key);
      await expectOpen(page, "Platform");
      await page.keyboard.press(key);
      await expectOpen(page);
    });
  }

  await test.step("Escape inside a panel gives the focus back to its trigger", async () => {
    await enterByKeyboard(page, "Product");
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await expect(trigger(page, "Product")).toBeFocused();
  });

  await test.step("tabbing past the last link closes it", async () => {
    await enterByKeyboard(page, "Product");
    for (let link = 0; link < 3; link++) await page.keyboard.press("Tab");
    await expectOpen(page, "Product");
    await page.keyboard.press("Tab");
    await expectOpen(page);
    await expect(trigger(page, "Platform")).toBeFocused();
  });

  await test.step("a passing pointer does not close the panel that has the focus", async () => {
    await enterByKeyboard(page, "Solutions");
    await firstLink(page, "Solutions").hover();
    await leave(page);
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
  });

  await test.step("nor does hovering another trigger", async () => {
    await trigger(page, "Product").hover();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
    await turnAway(page);
  });

  await test.step("nor does a pointer that had just left when it got the focus", async () => {
    await trigger(page, "Solutions").click();
    await leave(page);
    await page.clock.runFor(100);
    await page.keyboard.press("Tab");
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
    await expect(firstLink(page, "Solutions")).toBeFocused();
    await turnAway(page);
  });
});

test("a panel closes when one of its links is chosen, and marks the open page", async ({
  page,
}) => {
  await stopClock(page);
  await openStopped(page, "/about");
  const current = bar(page).locator("[aria-current=page]");

  await test.step("an anchor comes into view", async () => {
    await enterByKeyboard(page, "Resources");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/about#docs");
    await expectOpen(page);
    await expect(page.locator("#docs")).toBeInViewport();
  });

  await test.step("a page is shown without it", async () => {
    await enterByKeyboard(page, "Solutions");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/merchants");
    await arrive(page);
    await expectOpen(page);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", "/merchants");
  });

  await test.step("then only the link of the next page is marked", async () => {
    await bar(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await arrive(page);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", "/pricing");
  });
});

test.describe("with a finger on a wide screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens, a second one closes, neither navigates", async ({ page }) => {
    await stopClock(page);
    await openStopped(page, "/about");
    await trigger(page, "Solutions").tap();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
    await trigger(page, "Solutions").tap();
    await expectOpen(page);
    await expect(page).toHaveURL("/about");
  });
});

test("before React has loaded, a panel opens and stays open when it loads", async ({ page }) => {
  await test.step("under the pointer", async () => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/about");
    await trigger(page, "Solutions").hover();
    await expect(firstLink(page, "Solutions")).toBeVisible();
    release();
    await hydrated(page);
    await expectOpen(page, "Solutions");
  });

  await test.step("with the focus", async () => {
    await leave(page);
    const release = await holdBack(page);
    await openUnhydrated(page, "/about");
    await trigger(page, "Solutions").focus();
    await page.keyboard.press("Tab");
    release();
    await hydrated(page);
    await expectOpen(page, "Solutions");
    await expect(firstLink(page, "Solutions")).toBeFocused();
  });
});
