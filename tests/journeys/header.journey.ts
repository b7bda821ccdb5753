import { css, role } from "./find.ts";
import { eventually, expect, open, poll, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const bar = "nav[aria-label=Main]";
const names = ["Solutions", "Product", "Platform", "Resources"] as const;
type Menu = (typeof names)[number];

const trigger = (menu: Menu) => role("button", menu, bar);

/** The menus with `aria-expanded`, and those whose links are visible: they must be the same. */
const openMenus = (visitor: Visitor) =>
  visitor.look((bar) => {
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

const expectOpen = (visitor: Visitor, menu: Menu | "") =>
  eventually(() => openMenus(visitor)).toEqual([menu, menu]);

const focused = (visitor: Visitor) =>
  visitor.look(() => document.activeElement?.textContent?.trim());

const expectFocused = (visitor: Visitor, name: string | RegExp) =>
  eventually(() => focused(visitor)).toMatch(name);

/** The links of the bar that are marked as those of the open page. */
const marked = (visitor: Visitor) =>
  visitor.look(
    (bar) =>
      [...bar.querySelectorAll("[aria-current=page]")].map((link) => link.getAttribute("href")),
    css(bar),
  );

/** Opens a menu and moves to its first link by keyboard. */
async function enterByKeyboard(visitor: Visitor, menu: Menu): Promise<void> {
  await visitor.look((button) => button.focus(), trigger(menu));
  await visitor.press("Enter");
  await expectOpen(visitor, menu);
  await visitor.press("Tab");
  await poll(visitor, (bar) => bar.querySelector("a:focus") !== null, css(bar)).toBe(true);
}

test("with a mouse: a hover opens one menu at a time, and leaving closes it", async ({
  visitor,
}) => {
  await open(visitor, "/about");
  await expectOpen(visitor, "");
  for (const menu of names) {
    await visitor.hover(trigger(menu));
    await expectOpen(visitor, menu);
  }
  await visitor.hover(role("link", undefined, `${bar} [aria-expanded=true] ~ *`));
  await expectOpen(visitor, "Resources");
  await visitor.point({ x: 640, y: 780 });
  await expectOpen(visitor, "");
});

test("with a mouse: the first click after a hover keeps a menu open, the next closes it", async ({
  visitor,
}) => {
  await open(visitor, "/about");
  await visitor.hover(trigger("Product"));
  await expectOpen(visitor, "Product");
  await visitor.click(trigger("Product"));
  await expectOpen(visitor, "Product");
  await visitor.click(trigger("Product"));
  await expectOpen(visitor, "");
  await visitor.click(trigger("Product"));
  await visitor.point({ x: 640, y: 780 }, 1);
  await expectOpen(visitor, "");
});

test("with a mouse: Escape closes a menu wherever the focus is", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  await open(visitor, "/about");
  await visitor.look((link) => link.focus({ preventScroll: true }), role("link", /./, "footer"));
  const before = await focused(visitor);
  await visitor.hover(trigger("Platform"));
  await expectOpen(visitor, "Platform");
  await visitor.press("Escape");
  await expectOpen(visitor, "");
  expect(await focused(visitor)).toBe(before);
});

test("with a keyboard: Enter and Space open and close, Escape returns the focus", async ({
  visitor,
}) => {
  await open(visitor, "/about");
  await visitor.look((button) => button.focus(), trigger("Platform"));
  for (const key of ["Enter", "Space"] as const) {
    await visitor.press(key);
    await expectOpen(visitor, "Platform");
    await visitor.press(key);
    await expectOpen(visitor, "");
  }
  await enterByKeyboard(visitor, "Product");
  await visitor.press("Escape");
  await expectOpen(visitor, "");
  await expectFocused(visitor, /^Product$/);
});

test("with a keyboard: focusing a menu does not scroll the page", async ({ visitor }) => {
  await visitor.resize(1280, 360);
  await open(visitor, "/about");
  const scrolled = await visitor.look(async (button) => {
    scrollTo({ top: 200, behavior: "instant" });
    button.focus();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  }, trigger("Product"));
  expect(scrolled).toBe(200);
});

test("with a keyboard: a menu stays open while the focus is in it, and closes after its last link", async ({
  visitor,
}) => {
  await open(visitor, "/about");
  await enterByKeyboard(visitor, "Solutions");
  await visitor.hover(trigger("Product"));
  await visitor.point({ x: 640, y: 780 });
  await expectOpen(visitor, "Solutions");
  const links = await visitor.look(
    (bar) => bar.querySelectorAll("[aria-expanded=true] ~ * a").length,
    css(bar),
  );
  for (let link = 1; link < links; link++) await visitor.press("Tab");
  await expectOpen(visitor, "Solutions");
  await visitor.press("Tab");
  await expectOpen(visitor, "");
  await expectFocused(visitor, /^Product$/);
});

test("following a link closes all menus and marks the page in the bar", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  await open(visitor, "/about");
  await enterByKeyboard(visitor, "Solutions");
  await visitor.press("Enter");
  await poll(visitor, () => location.pathname).toBe("/merchants");
  await expectOpen(visitor, "");
  await eventually(() => marked(visitor)).toEqual(["/merchants"]);
  await visitor.click(role("link", "Pricing", bar));
  await eventually(() => marked(visitor)).toEqual(["/pricing"]);
});

test("following an anchor closes the menu", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
  await open(visitor, "/about");
  await enterByKeyboard(visitor, "Resources");
  await visitor.press("Enter");
  await poll(visitor, () => location.href.split("/").at(-1)).toBe("about#docs");
  await expectOpen(visitor, "");
});

test("each link of a menu gets a drawing of its own when one first opens, and nothing moves", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  const cells = () =>
    visitor.look(
      (bar) =>
        [...bar.querySelectorAll("[id^=menu-] a")].map((link) => {
          const { x, width, height } = link.getBoundingClientRect();
          const words = [...link.children].filter(({ tagName }) => tagName !== "svg");
          const tops = words.map((each) => (each as HTMLElement).offsetTop);
          const at = [x, width, height, ...tops].map(Math.round);
          return { drawing: link.querySelector("svg")?.innerHTML, at };
        }),
      css(bar),
    );
  await open(visitor, "/about");
  const before = await cells();
  expect(before.some(({ drawing }) => drawing)).toBe(false);
  await visitor.hover(trigger("Product"));
  await eventually(async () => (await cells()).every(({ drawing }) => drawing)).toBe(true);
  const after = await cells();
  expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
  expect(new Set(after.map(({ drawing }) => drawing)).size).toBe(after.length);
});
