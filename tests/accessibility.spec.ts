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

  test("the drawer, and the footer and the register, folded and open", async ({ page }) => {
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
  test.use({ expectedErrors: [/Failed to load resource|422/] });

  test("with every error, refused, and sent", async ({ page }, { config }) => {
    let status = 400;
    await page.route("**/api/contact", (route) => route.fulfill({ status }));
    await open(page, `${config.metadata.withEndpoint}/contact`);
    const field = (name: string) => page.getByRole("textbox", { name });
    const send = page.locator("form button[type=submit]");
    await field("Company").fill("x".repeat(101));
    await field("Phone").fill("1".repeat(21));
    await send.click();
    await expect(page.locator("[aria-invalid]")).toHaveCount(6);
    await expectAccessible(page, { within: "form" });

    for (const [name, value] of Object.entries({
      Name: "Adaeze Mensah",
      Email: "adaeze@shop.example",
      Company: "",
      Phone: "",
      Subject: "Settling in KES",
      Message: "We collect in Lagos.",
    })) {
      await field(name).fill(value);
    }
    for (const [answer, notice] of [
      [400, "Something went wrong. Please try again."],
      [202, "Message Sent!"],
    ] as const) {
      status = answer;
      await send.click();
      await expect(page.getByText(notice, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).focus();
      await expectAccessible(page, { within: "form" });
    }
  });

  test("sent and refused without scripts", async ({ page }, { config }) => {
    await page.goto(`${config.metadata.withEndpoint}/message-sent`);
    await expectAccessible(page);
    await page.goto(`${config.metadata.withEndpoint}/contact`);
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL("**/api/contact");
    await expect(page.locator("[aria-invalid]")).toHaveCount(4);
    await expectAccessible(page);
  });
});

test("the pricing page's tools, with invalid input", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("textbox", { name: "Amount", exact: true }).fill("ten");
  await page.getByRole("textbox", { name: "Local cards" }).fill("41");
  await page.getByLabel("Paid on").fill("");
  await expect(page.locator("[aria-invalid]")).toHaveCount(3);
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
  await page.getByRole("searchbox").fill("Rwanda");
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(page, { within: "main" });
});
