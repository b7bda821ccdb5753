import type { Page } from "@playwright/test";
import { expect, rest, test } from "./site.ts";

/** The requests so far for React, which every island needs. */
function countReact(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/react-")) asked.push(pathname);
  });
  return asked;
}

const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });
const live = (page: Page) => page.locator("[data-live][data-island]");

/** A connection that saves data. */
const saveData = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });

test("a visitor who saves data gets React on first use, and not before", async ({ page }) => {
  await page.addInitScript(saveData);
  const asked = countReact(page);
  await page.goto("/contact");
  await rest(page);
  await page.getByRole("textbox", { name: "Message" }).hover();
  await page.mouse.wheel(0, 4000);
  await rest(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await rest(page);
  expect(asked).toEqual([]);

  await amount(page).fill("300");
  await expect(live(page)).toHaveCount(1);
  await expect(page.getByRole("definition").filter({ hasText: /^288.60 to/ })).toBeVisible();
  await rest(page);
  await expect(live(page), "another part of the page was not used").toHaveCount(1);
});
