import { expect, open, test } from "./site.ts";

test.use({ expectedErrors: [/ERR_FAILED|Failed to load|404/] });

test("a saved copy shows everything, without its scripts", async ({ page }) => {
  const copies = new Map<string, string>();
  for (const path of ["/", "/contact"]) {
    await open(page, path);
    await page.evaluate(() => {
      scrollBy({ top: 1, behavior: "instant" });
      // As if it was saved on the way to another page.
      document.documentElement.dataset.covered = "leaving";
    });
    copies.set(`/saved${path}`, await page.content());
  }
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const [path, body] of copies) {
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
    // It is opened in a tab without the visit's data.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-script", "lost");
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page.locator("#overlay")).toBeHidden();
    const opacities = await page
      .locator("main > *")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
    expect([...new Set(opacities)], path).toEqual(["1"]);
  }
  await expect(page.locator("main p[hidden]").getByRole("link")).toBeVisible();
});
