import { brand } from "../app/content/brand.ts";
import { notFound, routes } from "../app/routes.ts";
import { expect, hydrated, test } from "./site.ts";

/*
 * Against the development server: only React's development build says when the page that
 * it takes over differs from what it would have rendered.
 */
test.describe("React takes every page over as it is", () => {
  for (const { path, title } of routes) {
    test(path, async ({ page }, { config }) => {
      await page.goto(config.metadata.development + path);
      await hydrated(page);
      await expect(page).toHaveTitle(`${title} | ${brand.name}`);
    });
  }

  test.describe("an unknown path", () => {
    test.use({ expectedErrors: [/^Page not found: \/webhoks$/] });
    test("too", async ({ page }, { config }) => {
      await page.goto(`${config.metadata.development}/webhoks`);
      await hydrated(page);
      await expect(page).toHaveTitle(`${notFound.title} | ${brand.name}`);
    });
  });
});
