import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { luminanceScript } from "./luminance.ts";
import { expect, hydrated, open, openUnhydrated, test } from "./site.ts";

test.use({ ownContext: true, colorScheme: "light" });

const choice = (page: Page, name: string) => page.getByRole("radio", { name });

/** The lightness of the page's background, from 0 (black) to 1 (white). */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 765;
  });

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect
    .poll(() => lightness(page))
    [theme === "light" ? "toBeGreaterThan" : "toBeLessThan"](0.5);
}

test("follows the system until something is chosen, which is kept", async ({ page }) => {
  await page.addInitScript(luminanceScript);
  await open(page, "/");
  await expect(choice(page, "System")).toBeChecked();
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "dark");

  await test.step("a choice overrules the system, either way", async () => {
    await choice(page, "Light").check();
    await expectTheme(page, "light");
    await page.emulateMedia({ colorScheme: "light" });
    await choice(page, "Dark").check();
    await expectTheme(page, "dark");
  });

  await test.step("it is kept on other pages and shown as chosen", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(choice(page, "Dark")).toBeChecked();
    await expectTheme(page, "dark");
    await open(page, "/pricing");
    await expect(choice(page, "Dark")).toBeChecked();
    await expectTheme(page, "dark");
  });

  await test.step("what the browser draws in a field shows on the field's ground", async () => {
    for (const name of ["Light", "Dark"]) {
      await choice(page, name).check();
      const schemes = await page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll("select, input:not([type=radio])")].map((field) => {
          const { backgroundColor, color, colorScheme } = getComputedStyle(field);
          const isDark = window.luminance(backgroundColor) < window.luminance(color);
          return { field: field.id, scheme: colorScheme, ground: isDark ? "dark" : "light" };
        }),
      );
      expect(schemes, name).toEqual(schemes.map((each) => ({ ...each, scheme: each.ground })));
    }
  });

  await test.step("System resets the choice", async () => {
    await choice(page, "System").check();
    await expectTheme(page, "light");
    await page.reload();
    await hydrated(page);
    await expectTheme(page, "light");
    await expect(choice(page, "System")).toBeChecked();
  });

  await test.step("a page restored from the back/forward cache has what was chosen meanwhile", async () => {
    await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expectTheme(page, "dark");
    await expect(choice(page, "Dark")).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("can be chosen in the first line of the footer, by names that are read, before React has loaded", async ({
    page,
  }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/");
    await choice(page, "Dark").check();
    await expectTheme(page, "dark");
    release();
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole("contentinfo");
    const brand = await footer.getByRole("link").first().boundingBox();
    const boxes = await footer.getByRole("radio").evaluateAll((radios) =>
      radios.map((radio) => {
        const { y, width, height } = radio.getBoundingClientRect();
        return { y, width, height };
      }),
    );
    expect(boxes).toEqual(boxes.map(() => ({ y: brand?.y, width: 44, height: 44 })));
    for (const name of ["Light", "Dark"] as const) {
      await choice(page, name).check();
      await expectTheme(page, name === "Dark" ? "dark" : "light");
    }
  });
});

test("works where storage is denied", async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await open(page, "/");
  await choice(page, "Dark").check();
  await expectTheme(page, "dark");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectTheme(page, "dark");
  await choice(page, "System").check();
  await expectTheme(page, "light");
  await page.reload();
  await hydrated(page);
});

test("a choice made in another tab shows in this one", async ({ page, context }) => {
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/about");
  await choice(other, "Dark").check();
  await expectTheme(page, "dark");
  await expect(choice(page, "Dark")).toBeChecked();
});

test.describe("without any script file", () => {
  test.use({ expectedErrors: [/ERR_FAILED|integrity/] });

  test("a reload is painted in the chosen theme at once", async ({ page }) => {
    await open(page, "/");
    await choice(page, "Dark").check();
    await expectTheme(page, "dark");
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    expect(await lightness(page)).toBeLessThan(0.5);
    await page.goto("/about");
    expect(await lightness(page)).toBeLessThan(0.5);
  });
});
