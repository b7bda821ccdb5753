import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import {
  expect,
  hydrated,
  hydratedStopped,
  live,
  openUnhydrated,
  stopClock,
  test,
} from "./site.ts";

/** How long the first script, and then React, may take before the page shows its fallback. */
const PATIENCE_MS = 15_000;
/** A swipe has ended when nothing has scrolled for this long. */
const SETTLED_MS = 120;

const valid = {
  Name: "Ada",
  Email: "a@b.example",
  Company: "Shop",
  Phone: "+234",
  Subject: "KES",
  Message: "We collect",
} as const;
const typed = Object.entries(valid);

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const send = (page: Page) => page.getByRole("button", { name: "Send message" });
const mailbox = (page: Page) =>
  page.getByRole("main").getByRole("status").locator("a[href^='mailto:']");

async function fill(page: Page): Promise<void> {
  for (const [label, value] of typed) {
    await field(page, label).click();
    await page.keyboard.type(value);
  }
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of typed) await expect(field(page, label)).toHaveValue(value);
}

/** Tries every way to submit the form: none may leave the page. */
async function pressEverything(page: Page): Promise<void> {
  const address = page.url();
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
  // Waits for one task, by a message, which the stopped clock does not hold up.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage("");
      }),
  );
  expect(page.url()).toBe(address);
}

/** Failures that leave the page without React, although scripts are enabled. */
const losses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the first script does not load": (page) =>
    page.route("**/assets/boot-*.js", (route) => route.abort()),
  "React does not load": (page) => page.route("**/assets/react-*.js", (route) => route.abort()),
  "the site's script does not load": (page) =>
    page.route("**/assets/client-*.js", (route) => route.abort()),
  "the site's styles do not load": (page) =>
    page.route("**/assets/*-late-*.css", (route) => route.abort()),
};

test.describe("scripts that do not load", () => {
  test.use({
    expectedErrors: [/ERR_FAILED|dynamically imported module|Failed to load|integrity attribute/],
  });

  for (const [loss, happens] of Object.entries(losses)) {
    test(`${loss}: nothing typed is sent, and the mailbox is shown`, async ({ page }) => {
      await happens(page);
      await page.goto("/contact");
      await fill(page);
      await expect(mailbox(page)).toBeVisible();
      await pressEverything(page);
      await expectKept(page);
      await expect(send(page)).toBeHidden();
    });

    test(`${loss}: no control is shown that would do nothing`, async ({ page }) => {
      await happens(page);
      const controls = page
        .getByRole("main")
        .locator("button, input, select, textarea, [role=tab]")
        .filter({ visible: true });
      for (const path of ["/pricing", "/webhooks", "/country-coverage", "/"]) {
        await page.goto(path);
        await page.keyboard.press("Shift");
        await expect(controls, path).toHaveCount(0);
        if (path !== "/") await expect(mailbox(page).first(), path).toBeVisible();
      }
    });
  }

  test.describe("until a key is pressed", () => {
    test.use({ ownContext: true });
    test("they are requested again, and what was typed is kept", async ({ page }) => {
      let lost = true;
      await page.route("**/assets/{client,react,contact}-*.js", (route) =>
        lost ? route.abort() : route.continue(),
      );
      await stopClock(page);
      await page.goto("/contact");
      await page.clock.runFor(100);
      await fill(page);
      await expect(mailbox(page)).toBeVisible();
      lost = false;
      await page.clock.runFor(PATIENCE_MS);
      await page.keyboard.press("Shift");
      await hydrated(page);
      await expectKept(page);
      await expect(mailbox(page)).toBeHidden();
      await send(page).click();
      await expect(page.getByText("Message Sent!")).toBeVisible();
    });
  });

  test("a page restored from the back/forward cache requests them again at once", async ({
    page,
  }) => {
    let lost = true;
    await page.route("**/assets/client-*.js", (route) => (lost ? route.abort() : route.continue()));
    await page.goto("/contact");
    await fill(page);
    await expect(mailbox(page)).toBeVisible();
    lost = false;
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await hydrated(page);
    await expectKept(page);
  });
});

test.describe("scripts that take too long", () => {
  test.use({ ownContext: true });
  test.slow();
  for (const script of ["boot", "client"]) {
    test(`${script}: the page shows the mailbox, and works once it loads`, async ({ page }) => {
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
      // The script sets timers once it has loaded, so the clock advances until then.
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(live(page)).toBeAttached({ timeout: 100 });
      }).toPass();
      await expectKept(page);
      await expect(send(page)).toBeVisible();
    });
  }

  test("a script that hangs is noticed although nobody touches the page", async ({ page }) => {
    await page.route("**/assets/client-*.js", () => {});
    await stopClock(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await expect(async () => {
      await page.clock.runFor(PATIENCE_MS);
      await expect(mailbox(page)).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: 10_000 });
  });
});

test("an estimate follows what was entered before React, where the page is", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const release = await holdBack(page);
  await openUnhydrated(page, "/pricing");
  await page.getByRole("radio", { name: "I want to receive" }).check();
  await field(page, "Amount").fill("300");
  await page.getByLabel("Currency").selectOption("UGX");
  // One browser scrolls to what it clicks.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  release();
  await hydrated(page);
  await expect(page.getByText("What to charge, in UGX", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^302$/ })).toBeVisible();
  await expect(page).toHaveURL(/300.*UGX|UGX.*300/);
  await expect(field(page, "Amount")).toHaveValue("300");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a settlement day entered before React is not replaced by today", async ({ page }) => {
  const release = await holdBack(page);
  await openUnhydrated(page, "/pricing");
  await page.getByLabel("Paid on").fill("2025-01-10");
  await page.getByRole("radio", { name: "Instant" }).check();
  release();
  await hydrated(page);
  await expect(page.getByText("Estimate: Fri 10 January")).toBeVisible();
});

test("a browser that is too old shows the mailbox instead of the form", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "inert");
  });
  await page.goto("/contact");
  await expect(mailbox(page)).toBeVisible();
  await expect(send(page)).toBeHidden();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test.describe("where time passes only until hydration", () => {
  test.use({ ownContext: true });
  test("a slide swiped to before React is the current one", async ({ page }) => {
    const release = await holdBack(page);
    // Otherwise the slides advance, and in time the right one is current by itself.
    await stopClock(page);
    await openUnhydrated(page, "/");
    const carousel = page.locator("[aria-roledescription=carousel]");
    const slides = carousel.locator("[aria-roledescription=slide]");
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator("[aria-live]").evaluate((track) => {
      track.scrollTo({ left: track.clientWidth, behavior: "instant" });
    });
    release();
    await hydratedStopped(page);
    await page.clock.runFor(SETTLED_MS);
    await expect(carousel.getByRole("button", { name: /^Slide 2/ })).toHaveAttribute(
      "aria-current",
    );
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    expect(
      await slides.evaluateAll((all) => all.map((slide) => slide.hasAttribute("inert"))),
    ).toEqual([true, false, true]);
  });
});
