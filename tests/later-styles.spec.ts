import { holdBack } from "./hold-back.ts";
import { expect, open, test } from "./site.ts";

const LATER = "**/assets/later-*.css";

test("the page is shown before its later styles", { tag: "@firefox" }, async ({ page }) => {
  const arrive = await holdBack(page, LATER);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  arrive();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "About" })).toBeVisible();
});

test.describe("where they never arrive", () => {
  test.use({ expectedErrors: [/Failed to load resource|later-/] });

  test("menus stay closed, the drawer opens, and all links can be read", async ({ page }) => {
    await page.route(LATER, (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, "/pricing");
    for (const panel of await page.locator("[data-menu] > [id]").all()) {
      await expect(panel).toBeHidden();
    }
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "About" })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 720 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Pricing" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
