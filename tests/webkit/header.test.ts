import type { WebKit } from "./driver.ts";
import { css, role } from "./find.ts";
import { expect, open, poll, test } from "./site.ts";

const bar = "nav[aria-label=Main]";
const names = ["Solutions", "Product", "Platform", "Resources"] as const;
type Menu = (typeof names)[number];

const trigger = (menu: Menu) => role("button", menu, bar);

/** The menus with `aria-expanded`, and those whose links are visible: they must be the same. */
const openMenus = (page: WebKit) =>
  page.run((bar) => {
    const triggers = [...bar.querySelectorAll("button[aria-controls]")];
    const menus = triggers.map((trigger) => ({
      name: trigger.textContent,
      says: trigger.ariaExpanded === "true",
      shows: document
        .getElementById(trigger.getAttribute("aria-controls") ?? "")
        ?.querySelector("a")
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    }));
    const namesOf = (found: typeof menus) => found.map(({ name }) => name).join();
    return [namesOf(menus.filter(({ says }) => says)), namesOf(menus.filter(({ shows }) => shows))];
  }, css(bar));

const expectOpen = (page: WebKit, menu: Menu | "") =>
  expect.poll(() => openMenus(page)).toEqual([menu, menu]);

const focused = (page: WebKit) => page.run(() => document.activeElement?.textContent?.trim());

const expectFocused = (page: WebKit, name: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(name);

/** Opens a menu and moves to its first link by keyboard. */
async function enterByKeyboard(page: WebKit, menu: Menu): Promise<void> {
  await page.run((button) => button.focus(), trigger(menu));
  await page.press("Enter");
  await expectOpen(page, menu);
  await page.press("Tab");
  await poll(page, (bar) => bar.querySelector("a:focus") !== null, css(bar)).toBe(true);
}

test("with a mouse: a hover opens one menu at a time, and leaving closes it", async ({ page }) => {
  await open(page, "/about");
  await expectOpen(page, "");
  for (const menu of names) {
    await page.hover(trigger(menu));
    await expectOpen(page, menu);
  }
  await page.hover(role("link", undefined, `${bar} [data-open]`));
  await expectOpen(page, "Resources");
  await page.point({ x: 640, y: 780 });
  await expectOpen(page, "");
});

test("with a mouse: the first click after a hover keeps a menu open, the next closes it", async ({
  page,
}) => {
  await open(page, "/about");
  await page.hover(trigger("Product"));
  await expectOpen(page, "Product");
  await page.click(trigger("Product"));
  await expectOpen(page, "Product");
  await page.click(trigger("Product"));
  await expectOpen(page, "");
  await page.click(trigger("Product"));
  await page.clickAt({ x: 640, y: 780 });
  await expectOpen(page, "");
});

test("with a mouse: Escape closes a menu wherever the focus is", async ({ page }) => {
  await open(page, "/about");
  await page.run((link) => link.focus({ preventScroll: true }), role("link", /./, "footer"));
  const before = await focused(page);
  await page.hover(trigger("Platform"));
  await expectOpen(page, "Platform");
  await page.press("Escape");
  await expectOpen(page, "");
  expect(await focused(page)).toBe(before);
});

test("with a keyboard: Enter and Space open and close, Escape returns the focus", async ({
  page,
}) => {
  await open(page, "/about");
  await page.run((button) => button.focus(), trigger("Platform"));
  for (const key of ["Enter", "Space"] as const) {
    await page.press(key);
    await expectOpen(page, "Platform");
    await page.press(key);
    await expectOpen(page, "");
  }
  await enterByKeyboard(page, "Product");
  await page.press("Escape");
  await expectOpen(page, "");
  await expectFocused(page, /^Product$/);
});

test("with a keyboard: a menu stays open while the focus is in it, and closes after its last link", async ({
  page,
}) => {
  await open(page, "/about");
  await enterByKeyboard(page, "Solutions");
  await page.hover(trigger("Product"));
  await page.point({ x: 640, y: 780 });
  await expectOpen(page, "Solutions");
  const links = await page.run((bar) => bar.querySelectorAll("[data-open] a").length, css(bar));
  for (let link = 1; link < links; link++) await page.press("Tab");
  await expectOpen(page, "Solutions");
  await page.press("Tab");
  await expectOpen(page, "");
  await expectFocused(page, /^Product$/);
});

test("following a link closes all menus and marks the page in the bar", async ({ page }) => {
  await open(page, "/about");
  await enterByKeyboard(page, "Solutions");
  await page.press("Enter");
  await poll(page, () => location.pathname).toBe("/merchants");
  await expectOpen(page, "");
  await poll(
    page,
    (bar) =>
      [...bar.querySelectorAll("[aria-current=page]")].map((link) => link.getAttribute("href")),
    css(bar),
  ).toEqual(["/merchants"]);
});

test("following an anchor closes the menu and scrolls the target below the header", async ({
  page,
}) => {
  await open(page, "/about");
  await enterByKeyboard(page, "Resources");
  await page.press("Enter");
  await poll(page, () => location.href.split("/").at(-1)).toBe("about#docs");
  await expectOpen(page, "");
  await poll(
    page,
    (target, header) => {
      const { top, bottom } = target.getBoundingClientRect();
      return top >= header.getBoundingClientRect().bottom && bottom <= innerHeight;
    },
    css("#docs"),
    css("header"),
  ).toBe(true);
});
