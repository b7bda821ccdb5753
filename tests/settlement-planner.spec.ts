import { expect, open, test } from "./site.ts";

test("the day of arrival follows the day paid and the tier, by keyboard too", async ({ page }) => {
  const day = page.getByLabel("Paid on");
  const tier = (name: string) =>
    page.getByRole("radiogroup", { name: "Settlement tier" }).getByRole("radio", { name });
  const arrival = page.locator("p:not([aria-live])").filter({ hasText: /^Estimate: / });
  await page.clock.setFixedTime(new Date("2025-03-07T12:00:00"));
  await open(page, "/pricing");
  await expect(day).toHaveValue("2025-03-07");
  // Otherwise a picture of the whole page shows an empty field.
  await expect(day).toHaveCSS("content-visibility", "visible");
  await expect(arrival).toHaveText("Estimate: Mon 10 March");
  await expect(page.getByText(/counts Monday to Friday, without the days you skip/)).toBeVisible();

  await day.fill("2025-01-06");
  await tier("Fast").press("ArrowRight");
  await expect(arrival).toHaveText("Estimate: Mon 6 January");

  // A year is typed digit by digit.
  for (const unfinished of ["0002-03-05", "0020-03-05", "0202-03-05"]) {
    await day.fill(unfinished);
    await expect(day).toHaveValue(unfinished);
    await expect(arrival).toHaveText("Estimate: Mon 6 January");
    await expect(day).not.toHaveAttribute("aria-invalid");
  }
  await day.fill("2025-03-05");
  await expect(arrival).toHaveText("Estimate: Wed 5 March");

  await test.step("a day that the reader knows as a holiday is skipped, and counted again", async () => {
    const skip = page.getByLabel("Skip a day");
    for (const unfinished of ["0002-03-06", "2025-03-05"]) await skip.fill(unfinished);
    await skip.press("Enter");
    await expect(arrival).toHaveText("Estimate: Thu 6 March");
    await expect(skip).toHaveValue("");
    await skip.fill("2025-03-06");
    await day.focus();
    await expect(arrival).toHaveText("Estimate: Fri 7 March");
    await expect(page.locator("[aria-live]").filter({ hasText: /^Estimate: Fri 7/ })).toHaveCount(
      1,
    );
    await page.getByRole("button", { name: "Count Thu 6 March" }).click();
    await expect(arrival).toHaveText("Estimate: Thu 6 March");
    await page.getByRole("button", { name: "Count Wed 5 March" }).click();
    await expect(arrival).toHaveText("Estimate: Wed 5 March");
    await expect(skip).toBeFocused();
  });

  await day.fill("");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(arrival).toHaveCount(0);
});
