import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, poll, test } from "./site.ts";

test.describe("an unknown path", () => {
  test.use({ expectedErrors: [/^Page not found: |status of 404/] });

  test("answers 404, says so, and leads to the nearest routes", async ({ page, consoleErrors }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const response = await page.goto("/webhoks?from=mail");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(heading).toHaveText("404 Oops! Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    await poll(() => consoleErrors).toContain("Page not found: /webhoks");
    const nearest = page.getByRole("navigation", { name: "/webhoks" }).getByRole("link");
    await expect(nearest).toHaveCount(3);
    await expect(nearest.first()).toHaveAttribute("href", "/webhooks");
  });

  test("a link that has the focus before React keeps it", async ({ page }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/webhoks");
    const link = page.getByRole("main").getByRole("navigation").getByRole("link").first();
    const words = (await link.textContent()) ?? "";
    await link.focus();
    release();
    await hydrated(page);
    await expect(link).toBeFocused();
    await expect(link).toHaveText(words);
  });

  test("however odd, fits the page", async ({ page }) => {
    for (const path of [`/${"x".repeat(4000)}`, "/%3Cscript%3E", "/a%20b/c?d=e#f"]) {
      await open(page, path);
      const width = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(width), path.slice(0, 30)).toBe(1280);
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("offers pages all the same", async ({ page }) => {
      await page.goto("/webhoks");
      const offered = page.getByRole("navigation", { name: "Existing pages" }).getByRole("link");
      await expect(offered).toHaveCount(3);
    });
  });
});
