import { expect, open, test } from "./site.ts";

test("two pages lead to the sheet, whose questions can be asked", async ({ page }) => {
  const sheet = page.locator("section:has(#due-diligence)");
  const title = sheet.getByRole("heading", { level: 2 });
  await open(page, "/enterprise");
  await page.getByRole("link", { name: "due-diligence sheet" }).click();
  await expect(page).toHaveURL("/security-compliance#due-diligence");
  await expect(title).toBeInViewport();

  await open(page, "/security-compliance");
  await expect(title).not.toBeInViewport();
  const head = page.getByRole("main").locator("section").first();
  await head.getByRole("link", { name: "due-diligence sheet" }).click();
  await expect(title).toBeInViewport();

  await test.step("a question links to the form and becomes its subject", async () => {
    const row = sheet.locator("dl > div", { has: page.locator("a[href^='/contact?']") }).last();
    const question = await row.locator("dt").textContent();
    await row.getByRole("link").click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(
      `Due diligence: ${question}`,
    );
  });
});
