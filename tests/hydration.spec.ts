import { brand } from "../app/content/brand.ts";
import { notFound, routes } from "../app/content/pages.ts";
import { expect, hydrated, test } from "./site.ts";

test.use({ expectedErrors: [/^Page not found: \/webhoks$/] });

/* Against the development server: only React's development build reports every mismatch. */
test(
  "every island hydrates without a mismatch",
  { tag: "@development" },
  async ({ page, consoleErrors }, { config }) => {
    // In one window, which keeps the modules of the previous page.
    for (const { path, title } of [...routes, { path: "/webhoks", title: notFound.title }]) {
      expect(consoleErrors).toEqual([]);
      await page.goto(config.metadata.development + path);
      await hydrated(page);
      await expect(page, path).toHaveTitle(`${title} | ${brand.name}`);
    }
  },
);
