import type { Locator, Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, test } from "./site.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const section = (page: Page, name: string) => drawer(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => drawer(page).getByRole("link", { name, exact: true });

async function pressMenu(page: Page): Promise<void> {
  await opener(page).click();
  await expect(drawer(page).and(page.locator(":modal"))).toBeVisible();
}

async function openDrawer(page: Page, path = "/"): Promise<void> {
  await open(page, path);
  await pressMenu(page);
}

/** The name of the focused control inside; undefined if the focus is elsewhere. */
const focused = (inside: Locator) =>
  inside.evaluate((element) => {
    const active = document.activeElement;
    if (!active || active === element || !element.contains(active)) return undefined;
    return active.getAttribute("aria-label") ?? active.textContent;
  });

/** Expects Tab, or Shift+Tab, to go round all that is visible inside, and back to the first. */
async function expectRound(page: Page, key: string): Promise<void> {
  const count = await drawer(page).locator("a, button, summary").filter({ visible: true }).count();
  const visited: (string | null | undefined)[] = [];
  for (let press = 0; press <= count; press++) {
    await page.keyboard.press(key);
    visited.push(await focused(drawer(page)));
  }
  expect(visited).not.toContain(undefined);
  expect(new Set(visited).size).toBe(count);
  expect(visited[count]).toBe(visited[0]);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

/** Expects the target to be fully visible, and not behind the sticky header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test("opens as a modal dialog, in which everything can be reached and used", async ({
      page,
    }) => {
      await openDrawer(page);
      expect(await focused(drawer(page))).toBeDefined();

      await test.step("everything in it can be scrolled into view", async () => {
        await page.keyboard.press("Shift+Tab");
        await expect(drawer(page).getByRole("link").last()).toBeFocused();
        await expect(drawer(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
        await section(page, "Resources").click();
        await link(page, "Webinars").click({ trial: true });
      });

      await test.step("opening a section closes the other", async () => {
        await section(page, "Solutions").click();
        await expect(link(page, "Merchants")).toBeVisible();
        await section(page, "Product").click();
        await expect(link(page, "FX Engine")).toBeVisible();
        await expect(link(page, "Merchants")).toBeHidden();
      });

      for (const key of ["Tab", "Shift+Tab"]) {
        await test.step(`${key} wraps around inside`, () => expectRound(page, key));
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Escape, Close and a press on the backdrop close it, a press inside does not", async ({
    page,
  }) => {
    await openDrawer(page);
    const box = await drawer(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, 835);
    await expect(drawer(page), "pressed inside, beside the links").toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await pressMenu(page);
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expectClosed(page);
    await pressMenu(page);
    await page.mouse.click(10, 400);
    await expectClosed(page);
  });

  test.describe("before it is modal", () => {
    test.use({ ownContext: true });
    test("a press on the backdrop closes it, too", async ({ page }) => {
      await open(page, "/");
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await opener(page).click();
      await expect(drawer(page).and(page.locator(":popover-open"))).toBeVisible();
      await page.mouse.click(10, 400);
      await expectClosed(page);
    });
  });

  test("choosing an anchor or a link closes it and goes there, and going back closes it", async ({
    page,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await openDrawer(page);
    await link(page, "Blog").click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/#blog");
    await expectBelowHeader(page, page.locator("#blog"));

    await pressMenu(page);
    await section(page, "Solutions").click();
    await link(page, "Merchants").click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL("/merchants");
    await expect(heading).toBeFocused();

    await test.step("going back", async () => {
      await pressMenu(page);
      await page.goBack();
      await expect(page).toHaveURL("/#blog");
      await expect(drawer(page)).toBeHidden();
    });

    await test.step("going back in the frame that opens it does not reopen it", async () => {
      await page.goForward();
      await expect(page).toHaveURL("/merchants");
      await expect(heading).toBeFocused();
      await opener(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        history.back();
      });
      await expect(page).toHaveURL("/#blog");
      await expect(page.locator("#blog")).toBeFocused();
      await expect(drawer(page)).toBeHidden();
    });
  });

  test("the group of the open page is open, on arrival and after navigation", async ({ page }) => {
    const current = drawer(page).locator("[aria-current=page]");
    await openDrawer(page, "/country-coverage");
    await expect(current).toHaveText("Country Coverage");
    await expect(current).toBeVisible();
    await section(page, "Product").click();
    await link(page, "FX Engine").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await pressMenu(page);
    await expect(current).toHaveText("FX Engine");
    await expect(current).toBeVisible();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);

    await test.step("choosing the link of the open page closes it", async () => {
      await current.click();
      await expectClosed(page);
    });

    await test.step("growing past the breakpoint closes it", async () => {
      await pressMenu(page);
      await page.setViewportSize({ width: 1023, height: 800 });
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 800 });
      // The page is interactive again, and shrinking does not reopen the drawer.
      await page.getByRole("button", { name: "Product" }).click();
      await page.setViewportSize({ width: 390, height: 844 });
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
    // Before and after React has loaded.
    const release = await holdBack(page);
    await openUnhydrated(page, "/");
    // Such a browser ignores the attribute too.
    await page.locator("dialog").evaluate((dialog) => dialog.removeAttribute("popover"));
    for (const come of [async () => {}, () => hydrated(page)]) {
      await opener(page).click();
      expect(await drawer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
      await drawer(page).getByRole("button", { name: "Close" }).click();
      await expect(drawer(page)).toBeHidden();
      release();
      await come();
    }
    await hydrated(page);
    await opener(page).click();
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
    await opener(page).click();
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

  test("opened before React has loaded, it stays open and becomes modal", async ({ page }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/");
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect.poll(() => drawer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  });
});
