import { routes } from "../app/content/pages.ts";
import { expect, hydratedStopped, open, stopClock, test } from "./site.ts";

test.use({ ownContext: true });

test.describe("an unknown path", () => {
  test.use({ expectedErrors: [/^Page not found: |status of 404/] });

  test("answers 404, says so, and leads to the nearest routes and home", async ({
    page,
    consoleErrors,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await stopClock(page);
    const response = await page.goto("/webhoks?from=mail");
    expect(response?.status()).toBe(404);
    await expect(heading).toHaveText("404");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);

    await test.step("it shows no overlay and leaves the focus where it is", async () => {
      await hydratedStopped(page);
      await page.clock.runFor(1000);
      await expect(page.locator(":focus")).toHaveCount(0);
      await expect(page.getByText("Loading...")).toBeHidden();
      await expect(page.getByRole("status")).toHaveText("");
    });

    await expect.poll(() => consoleErrors).toContain("Page not found: /webhoks");
    const nearest = page.getByRole("navigation", { name: "/webhoks" }).getByRole("link");
    await expect(nearest).toHaveCount(3);
    await expect(nearest.first()).toHaveAttribute("href", "/webhooks");

    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).not.toHaveTitle(/not found/);
    await page.clock.runFor(1000);

    await test.step("it is still not found after coming back", async () => {
      await page.goBack();
      await expect(heading).toHaveText("404");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    });
  });

  test("however odd, says so and fits the page, while every route answers 200", async ({
    page,
  }) => {
    for (const { path } of routes) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
    }
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
