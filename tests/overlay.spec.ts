import type { Page } from "@playwright/test";
import { expect, hydrated, open, stopClock, test } from "./site.ts";

const OVERLAY_MS = 500;
/** The stopped clock paints at this interval, and the overlay hides in a task after it: this much later. */
const FRAME_MS = 17;

const overlay = (page: Page) => page.getByText("Loading...");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.getByRole("status");
const link = (page: Page, path: string) =>
  page.getByRole("banner").or(page.getByRole("contentinfo")).locator(`a[href="${path}"]`).first();

/** Follows a link even where the overlay covers it, as a quick click does. */
const follow = (page: Page, path: string) =>
  link(page, path).evaluate((element) => element instanceof HTMLElement && element.click());

/** With the clock stopped, so that time passes only in `runFor`. */
async function openStopped(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await page.clock.runFor(100);
  await hydrated(page);
}

/** Expects the overlay for its 500 ms and not after, and the page at `path`. */
async function expectOverlayFrom(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(await headingOf(page, path));
  await page.clock.runFor(OVERLAY_MS);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(FRAME_MS);
  await expect(overlay(page)).toBeHidden();
}

/** The heading in the served document. */
async function headingOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
}

test("covers the page for 500 ms when the path changes", async ({ page }) => {
  await openStopped(page, "/about");
  await follow(page, "/pricing");
  await expect(overlay(page)).toBeVisible();
  expect(await overlay(page).locator("..").boundingBox()).toEqual({
    x: 0,
    y: 0,
    ...page.viewportSize(),
  });
  await expectOverlayFrom(page, "/pricing");
});

test("covers Back and Forward too", async ({ page }) => {
  await openStopped(page, "/about");
  await follow(page, "/pricing");
  await expectOverlayFrom(page, "/pricing");
  await page.goBack();
  await expectOverlayFrom(page, "/about");
  await page.goForward();
  await expectOverlayFrom(page, "/pricing");
});

test("does not cover the first page", async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.textContent?.includes("Loading...")) document.title = "covered";
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/about");
  await expect(overlay(page)).toBeHidden();
  await expect(page).not.toHaveTitle("covered");
});

test("shows for 500 ms, from the frame that paints it", async ({ page }) => {
  await open(page, "/about");
  // Preloaded, so that only its minimum time keeps the overlay.
  await link(page, "/pricing").focus();
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const status = document.querySelector("main ~ * [role=status]");
        let first: number | undefined;
        const look = () => {
          const shown = status?.textContent === "Loading...";
          if (shown) first ??= performance.now();
          else if (first !== undefined) return resolve(performance.now() - first);
          requestAnimationFrame(look);
        };
        // A slow phone: the first frame that shows it comes long after the click.
        requestAnimationFrame(() => {
          const end = performance.now() + 250;
          while (performance.now() < end);
          look();
        });
        document.querySelector<HTMLAnchorElement>("footer a[href='/pricing']")?.click();
      }),
  );
  expect(seen).toBeGreaterThanOrEqual(OVERLAY_MS);
});

test("says nothing else, whatever is loading", async ({ page }) => {
  await open(page, "/about");
  const announced = await page.evaluateHandle(() => {
    const announced = new Set<string>();
    const status = document.querySelector("main ~ * [role=status]");
    const note = () => announced.add(status?.textContent ?? "");
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return announced;
  });
  await follow(page, "/pricing");
  await expect(heading(page)).toBeFocused();
  expect(await announced.evaluate((set) => [...set])).toEqual(["Loading...", await page.title()]);
});

test("does not cover a change of hash or query", async ({ page }) => {
  await openStopped(page, "/contact");
  await follow(page, "#blog");
  await expect(page).toHaveURL("/contact#blog");
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(overlay(page)).toBeHidden();
  await page.getByRole("link", { name: "Case Studies" }).last().click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
  await expect(overlay(page)).toBeHidden();
});

test("quick navigations share one overlay, which hides 500 ms after the last", async ({ page }) => {
  await openStopped(page, "/about");
  for (const path of ["/pricing", "/contact"]) {
    await follow(page, path);
    await page.clock.runFor(140);
    await expect(overlay(page)).toHaveCount(1);
  }
  await follow(page, "/country-coverage");
  await expectOverlayFrom(page, "/country-coverage");
});

test("so do quick steps through the history", async ({ page }) => {
  await openStopped(page, "/about");
  for (const path of ["/pricing", "/contact"]) {
    await follow(page, path);
    await expectOverlayFrom(page, path);
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/pricing");
  await page.clock.runFor(140);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/about");
  await page.clock.runFor(140);
  await page.evaluate(() => history.forward());
  await expectOverlayFrom(page, "/pricing");
});

test("header, main and footer are inert under it", async ({ page }) => {
  await openStopped(page, "/about");
  const parts = ["banner", "main", "contentinfo"] as const;
  for (const part of parts) await expect(page.getByRole(part)).toHaveJSProperty("inert", false);
  await follow(page, "/pricing");
  await expect(overlay(page)).toBeVisible();
  for (const part of ["header", "main", "footer"]) {
    await expect(page.locator(part)).toHaveJSProperty("inert", true);
  }
  await page.clock.runFor(OVERLAY_MS + FRAME_MS);
  for (const part of parts) await expect(page.getByRole(part)).toHaveJSProperty("inert", false);
});

test("the focus cannot move under it", async ({ page }) => {
  await openStopped(page, "/about");
  await follow(page, "/pricing");
  await expect(overlay(page)).toBeVisible();
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(page.locator("a:focus, button:focus, input:focus")).toHaveCount(0);
  }
});

test("the status announces it, and then the new title", async ({ page }) => {
  await openStopped(page, "/about");
  await expect(status(page)).toHaveText("");
  await follow(page, "/merchants");
  await expect(status(page)).toHaveText("Loading...");
  await page.clock.runFor(OVERLAY_MS + FRAME_MS);
  await expect(page).toHaveURL("/merchants");
  await expect(status(page)).not.toHaveText("Loading...");
  await expect(status(page)).toHaveText(await page.title());
});

test("Back to the initial page is announced too", async ({ page }) => {
  await open(page, "/about");
  await follow(page, "/pricing");
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/about");
  await expect(status(page)).toHaveText(/^About/);
  await expect(status(page)).toHaveText(await page.title());
});

test.describe("an error during navigation", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module|broken/] });

  const faults = {
    "a script that cannot be fetched": undefined,
    "a script that throws": 'throw new Error("broken")',
    "a page that throws": 'export default () => { throw new Error("broken"); }',
  };
  for (const [name, body] of Object.entries(faults)) {
    test(`${name} does not leave it up: the page is loaded in full once`, async ({ page }) => {
      let documents = 0;
      await page.route("**/assets/pricing*.js", (route) =>
        body ? route.fulfill({ body, contentType: "text/javascript" }) : route.abort(),
      );
      await open(page, "/about");
      page.on("request", (request) => {
        if (request.resourceType() === "document") documents++;
      });
      await follow(page, "/pricing");
      const served = await headingOf(page, "/pricing");
      await expect(heading(page)).toHaveText(served);
      // React loads at once and fails again; that must cause no further load.
      await page.keyboard.press("Shift");
      await page.waitForLoadState("networkidle");
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL("/pricing");
      await expect(heading(page)).toHaveText(served);
      expect(documents).toBe(1);
    });
  }
});
