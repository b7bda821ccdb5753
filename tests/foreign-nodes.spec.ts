import type { Page } from "@playwright/test";
import { addressIn, languages } from "../app/content/languages.ts";
import { holdBack } from "./hold-back.ts";
import { randomNumbers } from "./random.ts";
import { expect, hydrated, open, openUnhydrated, test } from "./site.ts";
import { times } from "./soak.ts";
import { translate } from "./translate.ts";
import { done, intrude, work } from "./work.ts";

/* A node that is not React's makes React create an island again. Nothing may be lost, and nothing reported. */

test.use({ expectedErrors: [/^Page not found: |status of 404/] });

const SEED = Number(process.env.TEST_SEED);
const RUNS = times(4, 300);
/** In one test, so all workers have some. */
const SHARE = 15;

/** The pages with islands. */
const paths = [
  "/",
  "/pricing",
  "/contact",
  "/country-coverage",
  "/webhooks",
  "/api-documentation",
  "/webhoks",
];
const addresses = paths.flatMap((path) => languages.map((language) => addressIn(language, path)));
/** Each page in one language or the other. */
const some = addresses.filter((_, index) => index % 4 === 0 || index % 4 === 3);

/** How far the page has scrolled, where in the window the focus is, and how high the page is, in pixels. */
const placeIn = (page: Page) =>
  page.evaluate(async () => {
    // Firefox scrolls to what was typed only in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const focus = document.activeElement?.getBoundingClientRect().top ?? 0;
    return [scrollY, focus, document.documentElement.scrollHeight] as const;
  });

for (let first = 0; first < RUNS; first += SHARE) {
  test(`what a visitor did before React survives what software adds to an island, from run ${first}`, {
    tag: "@firefox",
  }, async ({ page }) => {
    for (let run = first; run < Math.min(RUNS, first + SHARE); run++) {
      const seed = SEED + run;
      const [width = 0, at = 0, ...random] = randomNumbers(seed, 200);
      const address = addresses[at % addresses.length] ?? "/";
      await page.setViewportSize({ width: width % 2 ? 390 : 1280, height: 800 });
      const release = await holdBack(page);
      await openUnhydrated(page, address);
      // Where text takes another height later, the browser scrolls to keep what is seen in its place.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const change = await page.evaluate(intrude, random);
      await page.evaluate(work, random.reverse());
      const before = await page.evaluate(done);
      const [scrolled, focus, height] = await placeIn(page);
      release();
      await hydrated(page);
      const which = `${address}, ${change}, TEST_SEED=${seed}`;
      expect(before.focus, which).not.toBe("");
      expect(await page.evaluate(done), which).toEqual(before);
      // React removes the added nodes: what was below them moves up, or the page scrolls so that it stays in sight. Both
      // may move a focus that is out of sight, by no more than the page has lost.
      const now = await placeIn(page);
      const moved = Math.min(Math.abs(now[0] - scrolled), Math.abs(now[1] - focus));
      expect(moved, which).toBeLessThan(60 + Math.abs(now[2] - height));
    }
  });
}

test.describe("a translator and a password manager", () => {
  // The last are the translator's own changes.
  test.use({
    expectedErrors: [/^Page not found: |status of 404|^A text that changes is not alone/],
  });

  for (const address of times(some, addresses)) {
    test(`${address}: take nothing away before React, and break nothing after it`, {
      tag: "@firefox-soak",
    }, async ({ page }) => {
      const random = randomNumbers(SEED, 200);
      const release = await holdBack(page);
      await openUnhydrated(page, address);
      await page.evaluate(translate);
      await page.evaluate(() => {
        for (const field of document.querySelectorAll("main :is(input, select, textarea)")) {
          field.after(document.createElement("com-1password-button"));
        }
      });
      await page.evaluate(work, random);
      const before = await page.evaluate(done);
      release();
      await hydrated(page);
      expect(await page.evaluate(done)).toEqual(before);

      await page.evaluate(work, random.reverse());
      await page
        .locator("[data-island] :is(button, [role=tab], [role=option], [type=radio])")
        .evaluateAll((all) => {
          for (const control of all as HTMLElement[]) control.click();
        });
      await page.evaluate(work, random.reverse());
      await expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
    });
  }
});

test.describe("software that removes what is React's", () => {
  test.use({ expectedErrors: [/insertBefore|not a child|NotFoundError/] });
  test("breaks one island, which is restored as served, with the visitor's input", {
    tag: "@firefox-soak",
  }, async ({ page }) => {
    await open(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await page
      .locator("main form > div")
      .first()
      .evaluate((row) => row.remove());
    await message.fill("We collect");
    // Puts the summary of errors before the row.
    await message.press("Control+Home");
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator("[data-script=lost] p[hidden]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(message).toHaveValue("We collect");
    await expect(message).toBeFocused();
  });
});

for (const how of ["takes over", "recreates"]) {
  test(`the focus stays on a hidden slide when React ${how} the slides`, async ({ page }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/");
    const slide = page.locator("[aria-roledescription=slide]").last();
    const link = slide.getByRole("link").first();
    if (how === "recreates") await link.evaluate((words) => words.prepend("added"));
    await link.evaluate((each: HTMLElement) => each.focus({ preventScroll: true }));
    release();
    await hydrated(page);
    await expect(link).toBeFocused();
    await page.locator("[aria-roledescription=carousel]").scrollIntoViewIfNeeded();
    await expect(slide).toBeInViewport({ ratio: 0.9 });
  });
}
