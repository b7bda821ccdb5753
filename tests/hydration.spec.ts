import { brand } from "../app/content/brand.ts";
import { notFound, routes } from "../app/content/pages.ts";
import { expect, hydrated, test } from "./site.ts";
import { times } from "./soak.ts";

test.use({ expectedErrors: [/^Page not found: \/webhoks$/] });

/* Against the development server: only React's development build reports every mismatch. */
test("every page hydrates without a mismatch", async ({ page, consoleErrors }, { config }) => {
  /** How many pages are tried that hydrate only here: built, they stay as they were served. */
  let still = times(1, routes.length);
  // In one window, which keeps the modules of the previous page.
  for (const { path, title } of [...routes, { path: "/webhoks", title: notFound.title }]) {
    expect(consoleErrors).toEqual([]);
    const built = await (await page.request.get(path)).text();
    if (built.includes("data-still") && still-- <= 0) continue;
    await page.goto(config.metadata.development + path);
    await hydrated(page);
    await expect(page, path).toHaveTitle(`${title} | ${brand.name}`);
  }
});
