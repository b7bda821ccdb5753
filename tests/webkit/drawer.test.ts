import type { WebKit } from "./driver.ts";
import { role } from "./find.ts";
import { expect, open, poll, test } from "./site.ts";

const opener = role("button", "Menu");
const drawer = role("dialog", "Menu");
const link = (name: string) => role("link", name, "dialog");

const isOpen = (page: WebKit) => page.run(() => document.querySelector("dialog:modal") !== null);

async function openDrawer(page: WebKit): Promise<void> {
  await open(page, "/");
  await page.click(opener);
  await expect.poll(() => isOpen(page)).toBe(true);
}

const openSections = (page: WebKit) =>
  page.run(
    (drawer) =>
      [...drawer.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent),
    drawer,
  );

/**
 * Presses a section next to its text: after a press on the text of a summary, Shift+Tab in WebKit does
 * not move focus away from it, on any page.
 */
async function pressSection(page: WebKit, name: string): Promise<void> {
  const middle = await page.run(
    (drawer, name) => {
      const sections = [...drawer.querySelectorAll("summary")];
      const section = sections.find(({ textContent }) => textContent === name);
      const { left, top, width, height } = (section ?? drawer).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    drawer,
    name,
  );
  await page.clickAt(middle);
}

/** The focused element in the drawer, if any. */
const focusedInside = (page: WebKit) =>
  page.run((drawer) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === drawer || !drawer.contains(activeElement)) return null;
    return activeElement.getAttribute("aria-label") ?? activeElement.textContent;
  }, drawer);

async function expectClosed(page: WebKit): Promise<void> {
  await expect.poll(() => isOpen(page)).toBe(false);
  await poll(page, () => document.activeElement?.ariaLabel).toBe("Menu");
}

const phones = [
  [320, 568],
  [390, 844],
] as const;

test.for(phones)(
  "at %i by %i: opens with the focus inside, one section at a time",
  async ([width, height], { page }) => {
    await page.resize(width, height);
    await openDrawer(page);
    expect(await focusedInside(page)).not.toBeNull();
    await pressSection(page, "Solutions");
    await expect.poll(() => openSections(page)).toEqual(["Solutions"]);
    await page.run(() => {}, link("Merchants"));
    await pressSection(page, "Product");
    await expect.poll(() => openSections(page)).toEqual(["Product"]);
    await expect(page.run(() => {}, link("Merchants"))).rejects.toThrow("Not found");
  },
);

test.for([
  { stroke: ["Tab"], name: "Tab" },
  { stroke: ["Shift", "Tab"], name: "Shift+Tab" },
] as const)("$name goes round inside", async ({ stroke }, { page }) => {
  await page.resize(390, 844);
  await openDrawer(page);
  await pressSection(page, "Product");
  await expect.poll(() => openSections(page)).toEqual(["Product"]);
  const count = await page.run(
    (drawer) =>
      [...drawer.querySelectorAll("a, button, summary")].filter((stop) => stop.checkVisibility())
        .length,
    drawer,
  );
  const visited: (string | null)[] = [];
  for (let press = 0; press < 2 * count; press++) {
    await page.press(...stroke);
    visited.push(await focusedInside(page));
  }
  expect(visited).not.toContain(null);
  expect(new Set(visited).size).toBe(count);
  expect(visited.slice(count)).toEqual(visited.slice(0, count));
});

test("Escape, Close and a press on the backdrop close it, and the focus returns", async ({
  page,
}) => {
  await page.resize(390, 844);
  await openDrawer(page);
  await page.press("Escape");
  await expectClosed(page);
  await page.click(opener);
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.click(role("button", "Close", "dialog"));
  await expectClosed(page);
  await page.click(opener);
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.clickAt({ x: 10, y: 400 });
  await expectClosed(page);
});

test("following a link closes the drawer, and so does going Back", async ({ page }) => {
  await page.resize(390, 844);
  await openDrawer(page);
  await pressSection(page, "Solutions");
  await page.click(link("Merchants"));
  await poll(page, () => location.pathname).toBe("/merchants");
  await expect.poll(() => isOpen(page)).toBe(false);
  await poll(page, () => document.activeElement?.localName).toBe("h1");
  await page.click(opener);
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.back();
  await poll(page, () => location.pathname).toBe("/");
  await expect.poll(() => isOpen(page)).toBe(false);
});

test("widening the window past the breakpoint closes it for good", async ({ page }) => {
  await page.resize(390, 844);
  await openDrawer(page);
  await page.resize(1024, 800);
  await expect.poll(() => isOpen(page)).toBe(false);
  await page.resize(390, 844);
  expect(await isOpen(page)).toBe(false);
});
