import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

test.use({ ownContext: true });

const day = (page: Page) => page.getByLabel("Paid on");
const tier = (page: Page, name: string) =>
  page.getByRole("group", { name: "Settlement tier" }).getByRole("radio", { name });
const arrival = (page: Page) => page.getByText(/^Estimate: /);

test("the day of arrival follows the day paid and the tier, first the visitor's own day", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2025-03-07T12:00:00"));
  await open(page, "/pricing");
  await expect(day(page)).toHaveValue("2025-03-07");
  // Otherwise a picture of the whole page shows an empty field.
  await expect(day(page)).toHaveCSS("content-visibility", "visible");
  await expect(arrival(page)).toHaveText("Estimate: Mon 10 March");
  await expect(page.getByText(/counts Monday to Friday and ignores holidays/)).toBeVisible();
  await expect(page.getByText(/T\+0, enterprise only/)).toBeVisible();

  await test.step("it works with the keyboard alone", async () => {
    await day(page).fill("2025-01-06");
    await day(page).focus();
    const chosen = page.getByRole("radio", { name: "Fast" });
    for (
      let tab = 0;
      tab < 6 && !(await chosen.evaluate((radio) => radio === document.activeElement));
      tab++
    ) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowRight");
    await expect(arrival(page)).toHaveText("Estimate: Mon 6 January");
  });

  // A Monday, a Friday and a Sunday.
  for (const [paid, name, expected] of [
    ["2025-01-06", "Fast", "Estimate: Tue 7 January"],
    ["2025-01-06", "Standard", "Estimate: Wed 8 January to Thu 9 January"],
    ["2025-01-10", "Instant", "Estimate: Fri 10 January"],
    ["2025-01-10", "Fast", "Estimate: Mon 13 January"],
    ["2025-01-12", "Standard", "Estimate: Wed 15 January to Thu 16 January"],
  ] as const) {
    await day(page).fill(paid);
    await tier(page, name).check();
    await expect(arrival(page), `${paid}, ${name}`).toHaveText(expected);
  }

  await test.step("an empty day is an error", async () => {
    await day(page).fill("");
    await expect(day(page)).toHaveAttribute("aria-invalid", "true");
    await expect(arrival(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("is hidden, and the tiers are shown", async ({ page }) => {
    await page.goto("/pricing");
    await expect(day(page)).toBeHidden();
    await expect(page.getByRole("definition").filter({ hasText: "T+2 to T+3" })).toBeVisible();
  });
});
