import { brand } from "../app/content/brand.ts";
import { notFound, routes } from "../app/content/pages.ts";
import { expect, hydrated, test } from "./site.ts";
import { pagesOfEachKind } from "./soak.ts";

test.use({ expectedErrors: [/^Page not found: \/webhoks$/] });

/* Against the development server: only React's development build reports every mismatch. */
test(
  "every page hydrates without a mismatch",
  { tag: "@development" },
  async ({ page, consoleErrors }, { config }) => {
    // In one window, which keeps the modules of the previous page.
    const tried = routes.filter(({ path }) => pagesOfEachKind.includes(path));
    for (const { path, title } of [...tried, { path: "/webhoks", title: notFound.title }]) {
      expect(consoleErrors).toEqual([]);
      await page.goto(config.metadata.development + path);
      await hydrated(page);
      await expect(page, path).toHaveTitle(`${title} | ${brand.name}`);
    }
  },
);
