import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { isHydrated } from "./is-hydrated.ts";
import {
  expect,
  hydrated,
  hydratedStopped,
  openUnhydrated,
  passUntil,
  restore,
  stopClock,
  test,
} from "./site.ts";

/** How long the first script, and then React, may take before the page shows its fallback. */
const PATIENCE_MS = 15_000;
/** How long after a failure a sign of interest tries again. */
const PAUSE_MS = 3000;
/** A swipe has ended when nothing has scrolled for this long. */
const SETTLED_MS = 120;

const typed = Object.entries({
  Name: "Ada",
  Email: "a@b.example",
  Company: "Shop",
  Phone: "+234",
  Subject: "KES",
  Message: "We collect",
});

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const send = (page: Page) => page.getByRole("button", { name: "Send message" });
const mailbox = (page: Page) => page.locator("main p[hidden] a[href^='mailto:']");

async function fill(page: Page): Promise<void> {
  for (const [label, value] of typed) {
    await field(page, label).click();
    await page.keyboard.type(value);
  }
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of typed) await expect(field(page, label)).toHaveValue(value);
}

test("the subject of the address stands in the form", async ({ page }) => {
  await holdBack(page);
  await openUnhydrated(page, "/contact?subject=Fees");
  await expect(field(page, "Subject")).toHaveValue("Fees");
});

/** Tries every way to submit the form: none may leave the page. */
async function pressEverything(page: Page): Promise<void> {
  const left: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) left.push(request.url());
  });
  await field(page, "Name").press("Enter");
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    for (const button of form.querySelectorAll("button")) button.click();
    for (const go of [() => form.requestSubmit(), () => form.submit()]) {
      try {
        go();
      } catch {
        // Firefox throws for a form with method=dialog outside a dialog.
      }
    }
  });
  await expectKept(page);
  expect(left).toEqual([]);
}

/** Failures that leave the page without React, although scripts are enabled. */
const losses = ["boot", "react"] as const;

test.describe("scripts that do not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module|Failed to load/] });

  for (const script of losses) {
    test(`without ${script}: the mailbox, and no dead control`, {
      tag: script === "boot" ? "@firefox" : [],
    }, async ({ page, browserName }) => {
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
      await page.goto("/contact");
      await fill(page);
      await expect(mailbox(page)).toBeVisible();
      await pressEverything(page);
      await expect(send(page)).toBeHidden();
      // Which controls a page hides, one engine shows.
      if (browserName === "firefox") return;

      const controls = page
        .locator(script === "boot" ? "main" : "[data-island]")
        .locator("button, input, select, textarea, [role=tab]")
        .filter({ visible: true });
      for (const path of ["/pricing", "/webhooks", "/country-coverage", "/"]) {
        await page.goto(path);
        // Every island is tried, those below the screen too.
        await page.evaluate(isHydrated);
        await expect(controls, path).toHaveCount(0);
        if (path !== "/") await expect(mailbox(page).first(), path).toBeVisible();
      }
    });
  }

  test("are requested again at the next sign of interest, and when the page is shown again", async ({
    page,
  }) => {
    let lost = true;
    await page.route("**/assets/{react,contact-form}-*.js", (route) =>
      lost ? route.abort() : route.continue(),
    );
    await stopClock(page);
    for (const retry of [() => page.keyboard.press("Shift"), () => restore(page)]) {
      lost = true;
      await page.goto("/robots.txt");
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("/contact");
      await fill(page);
      await expect(mailbox(page)).toBeVisible();
      lost = false;
      await page.clock.runFor(PAUSE_MS);
      await retry();
      await hydratedStopped(page);
      await expectKept(page);
      await expect(mailbox(page)).toBeHidden();
    }
    await send(page).click();
    const sent = page.getByText("Message Sent!", { exact: true });
    await passUntil(page, 100, () => expect(sent).toBeVisible({ timeout: 50 }));
  });
});

test.describe("an error in one part of the first script", () => {
  test.use({ expectedErrors: [/startsWith/] });
  test("keeps no other part from starting", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "language", { get: () => undefined }),
    );
    await page.goto("/contact");
    await hydrated(page);
  });
});

for (const script of losses) {
  test(`a late ${script} script is replaced by the mailbox until it loads, and the text is kept`, async ({
    page,
  }) => {
    const release = await holdBack(page, `**/assets/${script}-*.js`);
    await stopClock(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page);
    await page.clock.runFor(200);
    await pressEverything(page);
    await page.clock.runFor(PATIENCE_MS);
    await expect(mailbox(page)).toBeVisible();
    await expect(send(page)).toBeHidden();
    release();
    await hydratedStopped(page);
    await expectKept(page);
    await expect(send(page)).toBeVisible();
    await page.goto("/about");
    await page.goto("/contact");
    await hydratedStopped(page);
    await expectKept(page);
  });
}

test("a script that hangs is noticed although nobody touches the page", async ({ page }) => {
  await page.route("**/assets/react-*.js", () => {});
  await stopClock(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await passUntil(page, PATIENCE_MS, () => expect(mailbox(page)).toBeVisible({ timeout: 100 }));
});

test("a press before React counts once", async ({ page }) => {
  const release = await holdBack(page);
  await stopClock(page);
  await openUnhydrated(page, "/");
  const next = page.getByRole("button", { name: "Next slide" });
  const slide = (shown: number) =>
    expect(page.getByRole("button", { name: new RegExp(`^Slide ${shown}`) })).toHaveAttribute(
      "aria-current",
    );
  await next.click();
  await restore(page);
  release();
  await hydratedStopped(page);
  await slide(2);
  await next.click();
  await slide(3);
});

test("a slide swiped to before React is the current one, and keeps the focus", async ({ page }) => {
  const release = await holdBack(page);
  // Otherwise the slides advance, and in time the right one is current by itself.
  await stopClock(page);
  await openUnhydrated(page, "/");
  const carousel = page.locator("[aria-roledescription=carousel]");
  const slide = carousel.locator("[aria-roledescription=slide]").nth(1);
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator("#business-slides").evaluate((track) => {
    track.scrollTo({ left: track.clientWidth, behavior: "instant" });
    track.children[1]?.querySelector("a")?.focus({ preventScroll: true });
  });
  release();
  await hydratedStopped(page);
  await page.clock.runFor(SETTLED_MS);
  await expect(carousel.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute("aria-current");
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  await expect(slide.locator("a:focus")).toHaveCount(1);
});
