import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, open, test } from "./site.ts";

/* States that appear only after an action. The pages as served are checked in every-page.spec.ts. */

// Reduced motion, so nothing is checked halfway through a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the home page's overlay, slides, menus, and a sample chosen and copied", async ({ page }) => {
  await open(page, "/");
  const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button").first();
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, { within: "header", widths: [1280] });
  await page.getByRole("button", { name: "Slide 2:" }).click();
  await expect(page.getByRole("group", { name: "2 of 3" })).toBeInViewport({ ratio: 0.5 });
  await expectAccessible(page, { within: "[aria-roledescription=carousel]" });
  await page.getByRole("tab", { name: "Python" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.locator("[aria-live]").filter({ hasText: /selected|Copied/ })).toBeVisible();
  await expectAccessible(page, { within: "section:has([role=tablist])" });
  // As in a page that is left, without an answer that this page would wait for.
  await page.evaluate(() => {
    document.documentElement.dataset.covered = "leaving";
  });
  await expect(page.getByText("Loading...")).toBeVisible();
  await expectAccessible(page, { within: "#overlay" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the header with its call to action", async ({ page }) => {
    await open(page, "/merchants");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const action = page.getByRole("banner").getByRole("link", { name: "Get Started" });
    await expect(action.filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page, { within: "header", widths: [320, 390] });
  });

  test("the drawer, and with their groups closed and open, the footer and the register of numbers", async ({
    page,
  }) => {
    await open(page, "/about");
    for (const within of ["footer", "section:has(#numbers)"]) {
      await expectAccessible(page, { within, widths: [390] });
      for (const summary of await page.locator(`${within} summary`).all()) await summary.click();
      await expect(page.locator(`${within} :is(dt, a)`).filter({ visible: false })).toHaveCount(0);
      await expectAccessible(page, { within, widths: [320, 390] });
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByText("Platform").click();
    await expectAccessible(page, { within: "dialog", widths: [320, 768] });
  });
});

test.describe("the contact form", () => {
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });
  const send = (page: Page) => page.locator("form button[type=submit]").click();

  async function fill(page: Page): Promise<void> {
    await field(page, "Name").fill("Adaeze Mensah");
    await field(page, "Email").fill("adaeze@shop.example");
    await field(page, "Subject").fill("Settling in KES");
    await field(page, "Message").fill("We collect in Lagos.");
  }

  test("with every error shown, then with its success notice", async ({ page }) => {
    await open(page, "/contact");
    await field(page, "Company").fill("x".repeat(101));
    await field(page, "Phone").fill("1".repeat(21));
    await send(page);
    await expect(page.locator("[aria-invalid]")).toHaveCount(6);
    await expectAccessible(page, { within: "form" });

    await fill(page);
    for (const name of ["Company", "Phone"]) await field(page, name).fill("");
    await send(page);
    await page.getByRole("button", { name: "Dismiss" }).focus();
    await expect(page.getByText("Message Sent!", { exact: true })).toBeVisible();
    await expectAccessible(page, { within: "form" });
  });

  test.describe("refused", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("with its error notice", async ({ page }, info) => {
      await page.route("**/api/contact", (route) => route.fulfill({ status: 400 }));
      await open(page, `${info.config.metadata.withEndpoint}/contact`);
      await fill(page);
      await send(page);
      await expect(
        page.getByText("Something went wrong. Please try again.", { exact: true }),
      ).toBeVisible();
      await expectAccessible(page, { within: "form" });
    });
  });
});

test.describe("the answers to a form without scripts", () => {
  test.use({ expectedErrors: [/422/] });

  test("the message is sent", async ({ page }, info) => {
    await page.goto(`${info.config.metadata.withEndpoint}/message-sent`);
    await expectAccessible(page);
  });

  test("the form again, with every error", async ({ page }, info) => {
    await page.goto(`${info.config.metadata.withEndpoint}/contact`);
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL("**/api/contact");
    await expect(page.locator("[aria-invalid]")).toHaveCount(4);
    await expectAccessible(page);
  });
});

test("the pricing page's tools, with invalid input", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("textbox", { name: "Amount" }).fill("ten");
  await page.getByLabel("Paid on").fill("");
  await expect(page.locator("[aria-invalid]")).toHaveCount(2);
  await expectAccessible(page, { within: "main" });
});

test("the event picker, with events chosen and copied", async ({ page }) => {
  await open(page, "/webhooks");
  await page.getByRole("checkbox", { name: "payment.failed" }).check();
  await page.getByRole("checkbox", { name: "All dispute events" }).check();
  await page.getByRole("button", { name: "Copy list" }).click();
  await expect(page.locator("[aria-live]").filter({ hasText: /selected|Copied/ })).toBeVisible();
  // axe reports a checkbox half under the header as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { within: "section:has(#events)" });
});

test("the map with a tooltip, the search without results", async ({ page }) => {
  await open(page, "/country-coverage");
  await page.getByRole("table").getByRole("link", { name: "Nigeria" }).click();
  await expect(page.getByRole("tooltip")).toHaveText("Nigeria");
  await page.getByRole("searchbox").fill("Atlantis");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("tooltip")).toHaveText("Nigeria");
  await expectAccessible(page, { within: "main" });
});
