import { routes } from "../app/content/pages.ts";
import { expect, hydrated, open, stopClock, test } from "./site.ts";

test("every route answers 200 at its own address", async ({ request }) => {
  for (const { path } of routes) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test.describe("an unknown path", () => {
  test.use({ expectedErrors: [/^Page not found: |status of 404/] });

  test("answers 404 and says so", async ({ page }) => {
    const response = await page.goto("/webhoks");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  });

  test("shows no overlay and leaves the focus where it is", async ({ page }) => {
    await stopClock(page);
    await page.goto("/nowhere");
    await page.clock.runFor(100);
    await hydrated(page);
    await page.clock.runFor(1000);
    await expect(page.locator(":focus")).toHaveCount(0);
    await expect(page.getByText("Loading...")).toBeHidden();
    await expect(page.getByRole("status")).toHaveText("");
  });

  test("is logged to the console", async ({ page, consoleErrors }) => {
    await open(page, "/webhoks?from=mail");
    await expect.poll(() => consoleErrors).toContain("Page not found: /webhoks");
  });

  test("leads home", async ({ page }) => {
    await open(page, "/webhoks");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).not.toHaveTitle(/not found/);
  });

  test("names the nearest routes, nearest first", async ({ page }) => {
    await open(page, "/webhoks");
    const nearest = page.getByRole("navigation", { name: "/webhoks" }).getByRole("link");
    await expect(nearest).toHaveCount(3);
    await expect(nearest.first()).toHaveAttribute("href", "/webhooks");
  });

  test("is still not found after leaving and coming back", async ({ page }) => {
    await open(page, "/webhoks");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });

  test("however odd, says so and fits the page", async ({ page }) => {
    for (const path of [`/${"x".repeat(4000)}`, "/%3Cscript%3E", "/a%20b/c?d=e#f"]) {
      await open(page, path);
      const named = path.slice(0, 30);
      await expect(page.getByRole("heading", { level: 1 }), named).toHaveText("404");
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
