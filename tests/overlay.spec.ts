import type { Page, Request } from "@playwright/test";
import { expect, open, openStopped, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

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

test("covers the page for 500 ms when the path changes, but not a change of hash or query", async ({
  page,
}) => {
  await stopClock(page);
  await openStopped(page, "/about");
  const parts = ["banner", "main", "contentinfo"] as const;
  for (const part of parts) await expect(page.getByRole(part)).toHaveJSProperty("inert", false);
  await expect(status(page)).toHaveText("");

  await test.step("header, main and footer are inert under it, and the focus cannot move", async () => {
    await follow(page, "/merchants");
    await expect(overlay(page)).toBeVisible();
    expect(await overlay(page).locator("..").boundingBox()).toEqual({
      x: 0,
      y: 0,
      ...page.viewportSize(),
    });
    await expect(status(page)).toHaveText("Loading...");
    for (const part of ["header", "main", "footer"]) {
      await expect(page.locator(part)).toHaveJSProperty("inert", true);
    }
    for (const key of ["Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      await expect(page.locator("a:focus, button:focus, input:focus")).toHaveCount(0);
    }
  });

  await test.step("afterwards the status announces the title", async () => {
    await expectOverlayFrom(page, "/merchants");
    for (const part of parts) await expect(page.getByRole(part)).toHaveJSProperty("inert", false);
    await expect(status(page)).not.toHaveText("Loading...");
    await expect(status(page)).toHaveText(await page.title());
  });

  await test.step("it covers Back and Forward too", async () => {
    await page.goBack();
    await expectOverlayFrom(page, "/about");
    await page.goForward();
    await expectOverlayFrom(page, "/merchants");
  });

  await test.step("quick navigations share one, which hides 500 ms after the last", async () => {
    for (const path of ["/about", "/contact"]) {
      await follow(page, path);
      await page.clock.runFor(140);
      await expect(overlay(page)).toHaveCount(1);
    }
    await follow(page, "/country-coverage");
    await expectOverlayFrom(page, "/country-coverage");
  });

  await test.step("so do quick steps through the history", async () => {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/contact");
    await page.clock.runFor(140);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/about");
    await page.clock.runFor(140);
    await page.evaluate(() => history.forward());
    await expectOverlayFrom(page, "/contact");
  });

  await test.step("it does not cover a change of hash or query", async () => {
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
});

test("does not cover the first page, says nothing else, and shows long enough to be read", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body?.textContent?.includes("Loading...")) Reflect.set(window, "covered", true);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/about");
  await expect(overlay(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.has(window, "covered"))).toBe(false);

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

  await test.step("Back to the initial page is announced too", async () => {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/about");
    await expect(status(page)).toHaveText(/^About/);
    await expect(status(page)).toHaveText(await page.title());
  });

  await test.step("it shows for 500 ms, from the frame that paints it", async () => {
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
});

test.describe("an error during navigation", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module|broken/] });

  /** Expects that the page is loaded in full, once, if its script is answered by `body`, or not at all. */
  async function expectLoaded(page: Page, body?: string): Promise<void> {
    let documents = 0;
    const count = (request: Request) => {
      if (request.resourceType() === "document") documents++;
    };
    await page.route("**/assets/pricing*.js", (route) =>
      body ? route.fulfill({ body, contentType: "text/javascript" }) : route.abort(),
    );
    await open(page, "/about");
    page.on("request", count);
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
    page.off("request", count);
  }

  test("a page that throws does not leave it up: the page is loaded in full once", ({ page }) =>
    expectLoaded(page, 'export default () => { throw new Error("broken"); }'));

  test("nor does a script that throws, or cannot be fetched", async ({ page }) => {
    await expectLoaded(page, 'throw new Error("broken")');
    await expectLoaded(page);
  });
});
