import type { Page } from "@playwright/test";
import { scrollToShare } from "./observations.ts";
import { expect, poll, rest, test } from "./site.ts";

const amount = (page: Page) => page.getByRole("textbox", { name: "Amount", exact: true });
const live = (page: Page) => page.locator("[data-live][data-island]");

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  ),
);

test("a visitor who saves data gets React on first use, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/react-")) asked.push(request.url());
  });
  await page.goto("/contact");
  await rest(page);
  await page.getByRole("textbox", { name: "Message" }).hover();
  await page.mouse.wheel(0, 4000);
  await rest(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await rest(page);
  expect(asked).toEqual([]);

  await amount(page).fill("300");
  await expect(live(page)).toHaveCount(1);
  await expect(page.getByRole("definition").filter({ hasText: /^288.60 to/ })).toBeVisible();
  await rest(page);
  await expect(live(page), "another part of the page was not used").toHaveCount(1);
});

test.describe("to a visitor who saves data", () => {
  test.use({ expectedErrors: [/^Page not found: |status of 404/] });

  test("what is specified comes without a use of it: the carousel, the map's names, the path that was not found", async ({
    page,
    consoleErrors,
  }) => {
    await page.goto("/");
    const carousel = page.locator("[aria-roledescription=carousel]");
    await scrollToShare(carousel, 1);
    await expect(page.locator("[data-rotating]")).toHaveCount(1);

    await page.goto("/country-coverage");
    // The pointer that comes before React and then rests is not seen.
    await expect(page.locator("[data-island*=country-tip][data-live]")).toHaveCount(1);
    const map = page.getByRole("figure", { name: "Map of Africa" });
    await map.locator("[data-name=Algeria]").hover();
    await expect(page.getByRole("tooltip")).toHaveText("Algeria");

    await page.goto("/webhoks");
    await poll(() => consoleErrors).toContain("Page not found: /webhoks");
  });

  test("what the address or the tab keeps is shown: an estimate, a subject, a text", async ({
    page,
  }) => {
    await page.goto("/pricing#direction=receive&amount=2500&currency=KES");
    await expect(amount(page)).toHaveValue("2,500");
    await page.goto("/pricing");
    await page.evaluate(() => {
      location.hash = "#amount=700";
    });
    await expect(amount(page)).toHaveValue("700");

    const subject = page.getByRole("textbox", { name: "Subject" });
    await page.goto("/contact?subject=Fees");
    await expect(subject).toHaveValue("Fees");
    await page.getByRole("textbox", { name: "Message" }).fill("We collect in Lagos.");
    await expect(live(page)).toHaveCount(1);
    await page.goto("/about");
    await page.goto("/contact");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      "We collect in Lagos.",
    );
  });
});
