import { expect, rest, test } from "./site.ts";

test("a visitor who saves data gets React on first use, and not before", async ({ page }) => {
  const live = page.locator("[data-live][data-island]");
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  // Every island needs it.
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

  await page.getByRole("textbox", { name: "Amount" }).fill("300");
  await expect(live).toHaveCount(1);
  await expect(page.getByRole("definition").filter({ hasText: /^288.60 to/ })).toBeVisible();
  await rest(page);
  await expect(live, "another part of the page was not used").toHaveCount(1);
});
