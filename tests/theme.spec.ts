import { luminanceScript } from "./luminance.ts";
import { expect, open, test } from "./site.ts";

/* The system's theme, and a choice and where it is kept: journeys/theme.journey.ts. */

test("the browser's own parts of a field show on the field's ground", async ({ page }) => {
  await page.addInitScript(luminanceScript);
  await open(page, "/pricing");
  for (const name of ["Light", "Dark"]) {
    await page.getByRole("radio", { name }).check();
    await expect(page.locator("html")).toHaveAttribute("data-theme", name.toLowerCase());
    const schemes = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll("select, input:not([type=radio])")].map((field) => {
        const { backgroundColor, color, colorScheme } = getComputedStyle(field);
        const isDark = window.luminance(backgroundColor) < window.luminance(color);
        return { field: field.id, scheme: colorScheme, ground: isDark ? "dark" : "light" };
      }),
    );
    expect(schemes, name).toEqual(schemes.map((each) => ({ ...each, scheme: each.ground })));
    expect(schemes.length).toBeGreaterThan(1);
  }
});

test("a page follows a choice made in another window", async ({ page, context }) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/pricing");
  await other.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
