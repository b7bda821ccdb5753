import { unreadable } from "../probes/words.ts";
import { role } from "./find.ts";
import { eventually, expect, open, poll, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const opener = role("button", "Menu");
const drawer = role("dialog", "Menu");
const link = (name: string) => role("link", name, "dialog");

const isOpen = (visitor: Visitor) =>
  visitor.look(() => document.querySelector("dialog:modal") !== null);

async function pressMenu(visitor: Visitor): Promise<void> {
  await visitor.click(opener);
  await eventually(() => isOpen(visitor)).toBe(true);
}

async function openDrawer(visitor: Visitor): Promise<void> {
  await open(visitor, "/");
  await pressMenu(visitor);
}

const openSections = (visitor: Visitor) =>
  visitor.look(
    (drawer) =>
      [...drawer.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent),
    drawer,
  );

/**
 * Presses a section next to its text: after a press on the text of a summary, Shift+Tab in WebKit does
 * not move focus away from it, on any page.
 */
async function pressSection(visitor: Visitor, name: string): Promise<void> {
  const middle = await visitor.look(
    (drawer, name) => {
      const sections = [...drawer.querySelectorAll("summary")];
      const section = sections.find(({ textContent }) => textContent === name);
      section?.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = (section ?? drawer).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    drawer,
    name,
  );
  await visitor.point(middle, 1);
}

const focusedInside = (visitor: Visitor) =>
  visitor.look((drawer) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === drawer || !drawer.contains(activeElement)) return null;
    return activeElement.getAttribute("aria-label") ?? activeElement.textContent;
  }, drawer);

async function expectClosed(visitor: Visitor): Promise<void> {
  await eventually(() => isOpen(visitor)).toBe(false);
  await poll(visitor, () => document.activeElement?.ariaLabel).toBe("Menu");
}

/** The part of a pressed section, or of its first link, that is out of sight. */
const outOfSight = (visitor: Visitor, name: string) =>
  visitor.look(
    (drawer, name) => {
      const view = drawer.querySelector("nav")?.getBoundingClientRect();
      const section = [...drawer.querySelectorAll("details[open]")].find((each) =>
        each.textContent?.startsWith(name),
      );
      return [section?.querySelector("summary"), section?.querySelector("a")]
        .map((part) => part?.getBoundingClientRect())
        .filter((box) => !box || !view || box.top < view.top - 1 || box.bottom > view.bottom + 1);
    },
    drawer,
    name,
  );

test("opens with the focus inside, and one section at a time in sight", async ({ visitor }) => {
  for (const [width, height] of [
    [320, 256],
    [780, 360],
  ] as const) {
    await visitor.resize(width, height);
    await openDrawer(visitor);
    expect(await focusedInside(visitor)).not.toBeNull();
    for (const name of ["Solutions", "Platform", "Company", "Solutions"]) {
      await pressSection(visitor, name);
      await eventually(() => openSections(visitor)).toEqual([name]);
      await eventually(() => outOfSight(visitor, name)).toEqual([]);
    }
    expect(await visitor.look(unreadable, false, "dialog"), `${width} px`).toEqual([]);
  }
});

test("Tab and Shift+Tab go round inside", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await openDrawer(visitor);
  await pressSection(visitor, "Product");
  await eventually(() => openSections(visitor)).toEqual(["Product"]);
  const count = await visitor.look(
    (drawer) =>
      [...drawer.querySelectorAll("a, button, summary")].filter((stop) => stop.checkVisibility())
        .length,
    drawer,
  );
  for (const stroke of [["Tab"], ["Shift", "Tab"]] as const) {
    const visited: (string | null)[] = [];
    for (let press = 0; press <= count; press++) {
      await visitor.press(...stroke);
      visited.push(await focusedInside(visitor));
    }
    expect(visited, stroke.join("+")).not.toContain(null);
    expect(new Set(visited).size, stroke.join("+")).toBe(count);
    expect(visited.at(-1), stroke.join("+")).toBe(visited[0]);
  }
});

test("Escape, Close and the backdrop close it, and the focus returns", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await openDrawer(visitor);
  const left = await visitor.look((drawer) => drawer.getBoundingClientRect().left, drawer);
  await visitor.point({ x: left + 5, y: 835 }, 1);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.press("Escape");
  await expectClosed(visitor);
  await pressMenu(visitor);
  await visitor.click(role("button", "Close", "dialog"));
  await expectClosed(visitor);
  await pressMenu(visitor);
  await visitor.point({ x: 10, y: 400 }, 1);
  await expectClosed(visitor);

  await test.step("widening the window past the breakpoint closes it for good", async () => {
    await pressMenu(visitor);
    await visitor.resize(1023, 800);
    expect(await isOpen(visitor)).toBe(true);
    await visitor.resize(1024, 800);
    await eventually(() => isOpen(visitor)).toBe(false);
    await visitor.resize(390, 844);
    expect(await isOpen(visitor)).toBe(false);
  });
});

const address = (visitor: Visitor) => visitor.look(() => location.pathname + location.hash);

test("following a link closes the drawer, and Back returns", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await openDrawer(visitor);
  await visitor.click(link("Blog on request"));
  await eventually(() => address(visitor)).toBe("/#blog");
  await eventually(() => isOpen(visitor)).toBe(false);
  await pressMenu(visitor);
  await pressSection(visitor, "Solutions");
  await visitor.click(link("Merchants"));
  await eventually(() => address(visitor)).toBe("/merchants");
  await eventually(() => isOpen(visitor)).toBe(false);
  for (const before of ["/#blog", "/"]) {
    await visitor.back();
    await eventually(() => address(visitor)).toBe(before);
    expect(await isOpen(visitor)).toBe(false);
  }
  await visitor.forward();
  await eventually(() => address(visitor)).toBe("/#blog");
});

test("going Back closes the drawer", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, "/about");
  await openDrawer(visitor);
  await visitor.back();
  await eventually(() => isOpen(visitor)).toBe(false);
  // Where a browser has close watchers, its phones close the drawer themselves.
  if (!(await visitor.look(() => "CloseWatcher" in window))) {
    expect(await address(visitor)).toBe("/");
    await visitor.back();
  }
  await eventually(() => address(visitor)).toBe("/about");
});

test("a page that is left with the drawer open has it closed on return", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, "/about");
  await openDrawer(visitor);
  await visitor.reload();
  await pressMenu(visitor);
  await open(visitor, "/pricing");
  await visitor.back();
  await eventually(() => address(visitor)).toBe("/");
  await eventually(() => isOpen(visitor)).toBe(false);
  // Where it had its own entry, that is left first.
  await poll(visitor, () => Boolean(history.state?.spare)).toBe(false);
  await visitor.point({ x: 1, y: 400 }, 1);
  await visitor.back();
  await eventually(() => address(visitor)).toBe("/about");
});
