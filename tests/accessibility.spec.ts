import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { routes } from "../app/content/pages.ts";
import { equalAccess } from "./equal-access.ts";
import { expect, open, test } from "./site.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1280] as const;
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme can change. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * Two engines, written by different people: axe, then IBM's, which is asked once of each state, for
 * its rules know neither width nor theme.
 */
async function expectClean(page: Page, only?: "colour" | "axe"): Promise<void> {
  // Without frames the mode for browsers of old gives the same answer in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only === "colour"
    ? axe.withRules(rulesOfColour)
    : axe.withTags(tags)
  ).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
  expect(found, "axe").toEqual([]);
  if (!only) expect(await equalAccess(page), "Equal Access").toEqual([]);
}

/** No colour is on its way to another any more. */
async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  // One that is replaced on its way is aborted, which is an end too.
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

async function expectCleanInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(settled);
    await expectClean(page, colorScheme === "dark" ? "colour" : undefined);
  }
}

/** The theme is asked about at one width: no colour depends on it. */
async function expectCleanEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(settled);
  await expectClean(page, "axe");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectCleanInBothThemes(page);
}

// Everything in its final state: nothing half faded in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("every route", () => {
  for (const { path } of routes) {
    test(path, async ({ page }) => {
      await open(page, path);
      await expectCleanEverywhere(page);
    });
  }
});

test("the specimen page", async ({ page }, info) => {
  test.slow();
  await page.goto(`${info.config.metadata.development}/specimen`);
  await page.locator("main[data-ready]").waitFor();
  await expectCleanEverywhere(page);
});

test.describe("not found", () => {
  test.use({ expectedErrors: [/Page not found|404/] });
  test("the not-found page", async ({ page }) => {
    await open(page, "/webhoks");
    await expectCleanEverywhere(page);
  });
});

test("the overlay", async ({ page }) => {
  // It stays as long as the page is on its way.
  await page.route("**/assets/about*", () => {});
  await open(page, "/");
  await page.locator("footer a[href='/about']").click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expectCleanEverywhere(page);
});

for (const width of widths) {
  test(`each slide of the home page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/");
    for (const slide of [1, 2, 3]) {
      await page.getByRole("button", { name: `Slide ${slide}:` }).click();
      await expect(page.getByRole("group", { name: `${slide} of 3` })).toBeInViewport({
        ratio: 0.5,
      });
      await expectCleanInBothThemes(page);
    }
  });
}

test("the open menus", async ({ page }) => {
  test.slow();
  await open(page, "/");
  for (const name of ["Solutions", "Product", "Platform", "Resources"]) {
    const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expectCleanInBothThemes(page);
  }
});

for (const width of [320, 768]) {
  test(`the open drawer, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByText("Platform").click();
    await expectCleanInBothThemes(page);
  });
}

test.describe("the contact form", () => {
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });
  const send = (page: Page) => page.locator("form button[type=submit]").click();

  async function fill(page: Page): Promise<void> {
    await field(page, "Name").fill("Adaeze Mensah");
    await field(page, "Email").fill("adaeze@shop.example");
    await field(page, "Subject").fill("Settling in KES");
    await field(page, "Message").fill("We collect in Lagos.");
  }

  test("with every error shown", async ({ page }) => {
    await open(page, "/contact");
    await field(page, "Company").fill("x".repeat(101));
    await field(page, "Phone").fill("1".repeat(21));
    await send(page);
    await expect(page.locator("[aria-invalid]")).toHaveCount(6);
    await expectCleanEverywhere(page);
  });

  test("with its success shown", async ({ page }) => {
    await open(page, "/contact");
    await fill(page);
    await send(page);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectCleanEverywhere(page);
  });

  test.describe("refused", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("with its failure shown", async ({ page }, info) => {
      await page.route("**/api/contact", (route) => route.fulfill({ status: 400 }));
      await open(page, `${info.config.metadata.withEndpoint}/contact`);
      await fill(page);
      await send(page);
      await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
      await expectCleanEverywhere(page);
    });
  });
});

test("the pricing page's tools, with what they cannot read", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("textbox", { name: "Amount" }).fill("ten");
  await page.getByLabel("Paid on").fill("");
  await expect(page.locator("[aria-invalid]")).toHaveCount(2);
  await expectCleanEverywhere(page);
});

test("the event picker, with something chosen and copied", async ({ page }) => {
  test.slow();
  await open(page, "/webhooks");
  await page.getByRole("checkbox", { name: "payment.failed" }).check();
  await page.getByRole("checkbox", { name: "All disputes events" }).check();
  await page.getByRole("button", { name: "Copy list" }).click();
  await expect(page.getByRole("status").filter({ hasText: /selected|Copied/ })).toBeVisible();
  // Half under the header, a box is too small a target for axe.
  await page.evaluate(() => scrollTo(0, 0));
  await expectCleanEverywhere(page);
});

for (const path of ["/", "/api-documentation"]) {
  test(`the language tabs of ${path}, with a sample chosen and copied`, async ({ page }) => {
    test.slow();
    await open(page, path);
    await page.keyboard.press("Shift");
    await page.getByRole("tab", { name: "Python" }).click();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /selected|Copied/ })).toBeVisible();
    await expectCleanEverywhere(page);
  });
}

test("the map with a country's name, the search with nothing found", async ({ page }) => {
  await open(page, "/country-coverage");
  await page.getByRole("table").getByRole("link", { name: "Nigeria" }).click();
  await expect(page.getByRole("tooltip")).toHaveText("Nigeria");
  await page.getByRole("searchbox").fill("Atlantis");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("tooltip")).toHaveText("Nigeria");
  await expectCleanEverywhere(page);
});
