import { brand } from "../app/content/brand.ts";
import { notFound, routes } from "../app/content/pages.ts";
import { expect, hydrated, test } from "./site.ts";

/* Against the development server: only React's development build reports hydration mismatches. */
test.describe("every page hydrates without a mismatch", () => {
  // In one window, which keeps the modules of the previous page.
  test("each route", async ({ page, consoleErrors }, { config }) => {
    test.slow();
    for (const { path, title } of routes) {
      await page.goto(config.metadata.development + path);
      await hydrated(page);
      await expect(page).toHaveTitle(`${title} | ${brand.name}`);
      expect(consoleErrors, path).toEqual([]);
    }
  });

  test.describe("an unknown path", () => {
    test.use({ expectedErrors: [/^Page not found: \/webhoks$/] });
    test("too", async ({ page }, { config }) => {
      await page.goto(`${config.metadata.development}/webhoks`);
      await hydrated(page);
      await expect(page).toHaveTitle(`${notFound.title} | ${brand.name}`);
    });
  });
});
