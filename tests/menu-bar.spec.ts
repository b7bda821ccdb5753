import type { Page } from "@playwright/test";
import { expect, hydrated, openUnhydrated, stopClock, test } from "./site.ts";

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

/** With the clock stopped, so that time passes only in `runFor`. */
async function openStopped(page: Page, path = "/about"): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await page.clock.runFor(100);
  await hydrated(page);
}

/** Opens a menu and moves to its first link, with the keyboard only. */
async function enterByKeyboard(page: Page, menu: Menu): Promise<void> {
  await trigger(page, menu).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(firstLink(page, menu)).toBeFocused();
}

test.describe("with a mouse", () => {
  test.beforeEach(({ page }) => openStopped(page));

  test("hovering a trigger opens its panel", async ({ page }) => {
    await expectOpen(page);
    await trigger(page, "Solutions").hover();
    await expectOpen(page, "Solutions");
  });

  test("a panel stays open for 200 ms after the pointer leaves", async ({ page }) => {
    await trigger(page, "Solutions").hover();
    await leave(page);
    await page.clock.runFor(120);
    await expectOpen(page, "Solutions");
    await page.clock.runFor(200);
    await expectOpen(page);
  });

  test("coming back in time keeps it open", async ({ page }) => {
    await trigger(page, "Solutions").hover();
    await leave(page);
    await page.clock.runFor(150);
    await expectOpen(page, "Solutions");
    await firstLink(page, "Solutions").hover();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
  });

  test("one is open at a time", async ({ page }) => {
    for (const menu of names) {
      await trigger(page, menu).hover();
      await expectOpen(page, menu);
    }
    await page.clock.runFor(1000);
    await expectOpen(page, "Resources");
  });

  test("the first click after a hover keeps it open, the next closes it", async ({ page }) => {
    await trigger(page, "Product").hover();
    await trigger(page, "Product").click();
    await expectOpen(page, "Product");
    await trigger(page, "Product").click();
    await expectOpen(page);
  });

  test("a click elsewhere closes it", async ({ page }) => {
    await trigger(page, "Product").click();
    await page.mouse.click(640, 780);
    await expectOpen(page);
  });

  test("Escape closes it wherever the focus is", async ({ page }) => {
    const elsewhere = page.getByRole("contentinfo").getByRole("link").first();
    await elsewhere.focus();
    await trigger(page, "Platform").hover();
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await expect(elsewhere).toBeFocused();
  });
});

test.describe("with a keyboard", () => {
  test.beforeEach(({ page }) => openStopped(page));

  for (const key of ["Enter", "Space"]) {
    test(`${key} opens and closes`, async ({ page }) => {
      await trigger(page, "Platform").focus();
      await page.keyboard.press(key);
      await expectOpen(page, "Platform");
      await page.keyboard.press(key);
      await expectOpen(page);
    });
  }

  test("Escape inside a panel gives the focus back to its trigger", async ({ page }) => {
    await enterByKeyboard(page, "Product");
    await page.keyboard.press("Escape");
    await expectOpen(page);
    await expect(trigger(page, "Product")).toBeFocused();
  });

  test("focusing a trigger does not scroll the page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await trigger(page, "Product").focus();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });

  test("tabbing past the last link closes it", async ({ page }) => {
    await enterByKeyboard(page, "Product");
    for (let link = 0; link < 3; link++) await page.keyboard.press("Tab");
    await expectOpen(page, "Product");
    await page.keyboard.press("Tab");
    await expectOpen(page);
    await expect(trigger(page, "Platform")).toBeFocused();
  });

  test("a passing pointer does not close the panel that has the focus", async ({ page }) => {
    await enterByKeyboard(page, "Solutions");
    await firstLink(page, "Solutions").hover();
    await leave(page);
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
  });

  test("nor does hovering another trigger", async ({ page }) => {
    await enterByKeyboard(page, "Solutions");
    await trigger(page, "Product").hover();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
  });

  test("nor does a pointer that had just left when the panel got the focus", async ({ page }) => {
    await trigger(page, "Solutions").click();
    await leave(page);
    await page.clock.runFor(100);
    await page.keyboard.press("Tab");
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
    await expect(firstLink(page, "Solutions")).toBeFocused();
  });

  test("a link followed from a panel leaves it closed on the new page", async ({ page }) => {
    await enterByKeyboard(page, "Solutions");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/merchants");
    await page.clock.runFor(1000);
    await expectOpen(page);
  });

  test("an anchor chosen in a panel closes it and comes into view", async ({ page }) => {
    await enterByKeyboard(page, "Resources");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/about#docs");
    await expectOpen(page);
    await expect(page.locator("#docs")).toBeInViewport();
  });
});

test.describe("with a finger on a wide screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens, a second one closes, neither navigates", async ({ page }) => {
    await openStopped(page);
    await trigger(page, "Solutions").tap();
    await page.clock.runFor(1000);
    await expectOpen(page, "Solutions");
    await trigger(page, "Solutions").tap();
    await expectOpen(page);
    await expect(page).toHaveURL("/about");
  });
});

test.describe("before React has loaded", () => {
  /** Holds React back until the returned function is called. */
  async function openHeldBack(page: Page): Promise<() => void> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/client*", (route) => gate.then(() => route.continue()));
    await openUnhydrated(page, "/about");
    return release;
  }

  test("a panel under the pointer stays open when React loads", async ({ page }) => {
    const release = await openHeldBack(page);
    await trigger(page, "Solutions").hover();
    await expect(firstLink(page, "Solutions")).toBeVisible();
    release();
    await hydrated(page);
    await expectOpen(page, "Solutions");
  });

  test("a panel with the focus stays open and focused when React loads", async ({ page }) => {
    const release = await openHeldBack(page);
    await trigger(page, "Solutions").focus();
    await page.keyboard.press("Tab");
    release();
    await hydrated(page);
    await expectOpen(page, "Solutions");
    await expect(firstLink(page, "Solutions")).toBeFocused();
  });
});

test("each trigger names the panel that it controls", async ({ page }) => {
  await openStopped(page);
  for (const menu of names) {
    await trigger(page, menu).click();
    const panel = page.locator(`#${await trigger(page, menu).getAttribute("aria-controls")}`);
    await expect(panel.getByRole("link", { name: menus[menu] })).toBeVisible();
  }
});

test("only the link of the open page is marked as current", async ({ page }) => {
  await openStopped(page, "/merchants");
  const current = bar(page).locator("[aria-current=page]");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", "/merchants");
  await bar(page).getByRole("link", { name: "Pricing" }).click();
  await page.clock.runFor(1000);
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute("href", "/pricing");
});
