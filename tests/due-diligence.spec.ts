import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const sheet = (page: Page) => page.locator("#due-diligence");

test("enterprise and the head of the page lead to the sheet", async ({ page }) => {
  const title = sheet(page).getByRole("heading", { level: 2 });
  await open(page, "/enterprise");
  await page.getByRole("link", { name: "due-diligence sheet" }).click();
  await expect(page).toHaveURL("/security-compliance#due-diligence");
  await expect(title).toBeInViewport();

  await open(page, "/security-compliance");
  await expect(title).not.toBeInViewport();
  const head = page.getByRole("main").locator("section").first();
  await head.getByRole("link", { name: "due-diligence sheet" }).click();
  await expect(title).toBeInViewport();

  await test.step("a question links to the form and becomes its subject", async () => {
    const row = sheet(page).locator("dl > div", { has: page.locator("a[href^='/contact?']") });
    const question = await row.last().locator("dt").textContent();
    await row.last().getByRole("link").click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(
      `Due diligence: ${question}`,
    );
  });
});

test("on A4 every answer is printed, with the address where it is published", async ({ page }) => {
  await open(page, "/security-compliance");
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const terms = sheet(page).locator("dt");
  expect(await terms.count()).toBeGreaterThanOrEqual(20);
  for (const term of await terms.all()) await expect(term).toBeVisible();
  const printed = await sheet(page)
    .locator("dd a:not([href^='/contact'])")
    .evaluateAll((links) =>
      links.map((link) => {
        const href = link.getAttribute("href") ?? "";
        // One browser returns the computed text, another the attr() function.
        const { content } = getComputedStyle(link, "::after");
        return [href, content.replace("attr(href)", href)] as const;
      }),
    );
  expect(printed.length).toBeGreaterThan(10);
  for (const [href, after] of printed) expect(after).toContain(href);
  await expect(sheet(page).getByRole("link", { name: "CSV" })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both files are downloaded under their names, with the right types, cached for a day", async ({
    page,
  }) => {
    await page.goto("/security-compliance");
    for (const [format, file] of [
      ["CSV", "due-diligence.csv"],
      ["Markdown", "due-diligence.md"],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: format }).click();
      expect((await download).suggestedFilename()).toBe(file);
    }
    for (const [file, type] of [
      ["/due-diligence.csv", "text/csv; charset=utf-8"],
      ["/due-diligence.md", "text/markdown; charset=utf-8"],
    ] as const) {
      const headers = (await page.request.get(file)).headers();
      expect(headers["content-type"]).toBe(type);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
    }
  });
});
