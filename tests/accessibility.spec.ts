import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { expect, open, test } from "./site.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1280] as const;
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Everything in its final state: nothing half faded in. */
async function show(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
}

for (const theme of themes) {
  for (const width of widths) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 800 } });

      for (const { path } of routes) {
        test(path, async ({ page }) => {
          await show(page, path);
          await expectClean(page);
        });
      }

      test("each slide of the home page", async ({ page }) => {
        await show(page, "/");
        for (const slide of [1, 2, 3]) {
          await page.getByRole("button", { name: `Slide ${slide}:` }).click();
          await expect(page.getByRole("group", { name: `${slide} of 3` })).toBeInViewport({
            ratio: 0.5,
          });
          await expectClean(page);
        }
      });

      test("the overlay", async ({ page }) => {
        // It stays as long as the page is on its way.
        await page.route("**/assets/about*", () => {});
        await open(page, "/");
        await page.locator("footer a[href='/about']").click();
        await expect(page.getByText("Loading...")).toBeVisible();
        await expectClean(page);
      });

      test.describe("not found", () => {
        test.use({ expectedErrors: [/Page not found|404/] });
        test("the not-found page", async ({ page }) => {
          await show(page, "/webhoks");
          await expectClean(page);
        });
      });

      test("the specimen page", async ({ page }, info) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(`${info.config.metadata.development}/specimen`);
        await page.locator("main[data-ready]").waitFor();
        await expectClean(page);
      });
    });
  }

  test(`the open menus, ${theme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await open(page, "/");
    for (const name of ["Solutions", "Product", "Platform", "Resources"]) {
      const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
      await trigger.click();
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await expectClean(page);
    }
  });

  for (const width of [320, 768]) {
    test(`the open drawer, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await open(page, "/");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByText("Platform").click();
      await expectClean(page);
    });
  }
}
