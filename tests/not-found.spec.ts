import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, poll, test } from "./site.ts";

test.describe("an unknown path", () => {
  test.use({ expectedErrors: [/^Page not found: |status of 404/] });

  test("answers 404, says so, and leads to what is nearest", async ({ page, consoleErrors }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const response = await page.goto("/webhoks?from=mail");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(heading).toHaveText("404 Oops! Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    await poll(() => consoleErrors).toContain("Page not found: /webhoks");
    const nearest = page.getByRole("navigation", { name: "/webhoks" }).getByRole("link");
    await expect(nearest).toHaveCount(1);
    await expect(nearest.first()).toHaveAttribute("href", "/webhooks");

    await test.step("it is still not found after coming back from a page", async () => {
      await nearest.first().click();
      await expect(page).toHaveURL("/webhooks");
      await expect(page).not.toHaveTitle(/not found/);
      await page.goBack();
      await expect(heading).toHaveText("404 Oops! Page not found");
    });
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

  test("however odd, says so and fits the page", async ({ page }) => {
    for (const path of [`/${"x".repeat(4000)}`, "/%3Cscript%3E", "/a%20b/c?d=e#f"]) {
      await open(page, path);
      const named = path.slice(0, 30);
      await expect(page.getByRole("heading", { level: 1 }), named).toHaveText(
        "404 Oops! Page not found",
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, named).toBe(0);
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
