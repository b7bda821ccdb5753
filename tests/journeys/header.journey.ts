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

async function enterByKeyboard(visitor: Visitor, menu: Menu): Promise<void> {
  await visitor.look((button) => button.focus(), trigger(menu));
  await visitor.press("Enter");
  await expectOpen(visitor, menu);
  await visitor.press("Tab");
  await poll(visitor, (bar) => bar.querySelector("a:focus") !== null, css(bar)).toBe(true);
}

test("with a mouse, hover and click open one menu at a time", async ({ visitor }) => {
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

  await visitor.hover(trigger("Product"));
  await expectOpen(visitor, "Product");
  await visitor.click(trigger("Product"));
  await expectOpen(visitor, "Product");
  await visitor.click(trigger("Product"));
  await expectOpen(visitor, "");
  await visitor.click(trigger("Product"));
  await visitor.point({ x: 640, y: 780 }, 1);
  await expectOpen(visitor, "");

  await test.step("Escape closes a menu wherever the focus is", async () => {
    await visitor.look((link) => link.focus({ preventScroll: true }), role("link", /./, "footer"));
    const before = await focused(visitor);
    await visitor.hover(trigger("Platform"));
    await expectOpen(visitor, "Platform");
    await visitor.press("Escape");
    await expectOpen(visitor, "");
    expect(await focused(visitor)).toBe(before);
  });
});

test("with a keyboard, menus open and close, and keep the focus", async ({ visitor }) => {
  await visitor.resize(1280, 360);
  await open(visitor, "/about");
  await test.step("the focus does not scroll the page", async () => {
    const scrolled = await visitor.look(async (button) => {
      scrollTo({ top: 200, behavior: "instant" });
      button.focus();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return scrollY;
    }, trigger("Platform"));
    expect(scrolled).toBe(200);
  });
  await visitor.resize(1280, 800);
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

test("following a link closes all menus", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
  await open(visitor, "/about");
  await enterByKeyboard(visitor, "Resources");
  await visitor.press("Enter");
  await poll(visitor, () => location.href.split("/").at(-1)).toBe("about#docs");
  await expectOpen(visitor, "");
  await enterByKeyboard(visitor, "Solutions");
  await visitor.press("Enter");
  await poll(visitor, () => location.pathname).toBe("/merchants");
  await expectOpen(visitor, "");
  await eventually(() => marked(visitor)).toEqual(["/merchants"]);
  await visitor.click(role("link", "Pricing", bar));
  await eventually(() => marked(visitor)).toEqual(["/pricing"]);
});
