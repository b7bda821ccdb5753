import type { Page } from "@playwright/test";
import { boxOf, expectNear } from "./boxes.ts";
import { expect, open, poll, test } from "./site.ts";

const picker = (page: Page) => page.locator("section:has(#events)");
const box = (page: Page, name: string) => picker(page).getByRole("checkbox", { name, exact: true });
const viewList = (page: Page) => picker(page).getByRole("link", { name: "View list" });

test("on a wide screen the list is near, without a bar", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/webhooks");
  await box(page, "payment.failed").check();
  await expect(page.locator("section:has(> div > #chosen) pre")).toHaveText("payment.failed");
  await expect(viewList(page)).toBeHidden();
});

test("on a phone a bar counts the chosen events, and leads to them", async ({ page }) => {
  const bar = viewList(page).locator("..");
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, "/webhooks");
  await expect(viewList(page)).toHaveCount(0);
  await box(page, "payment.failed").check();
  await box(page, "customer.created").check();
  const status = bar.locator("p");
  await expect(status).toHaveText("2 chosen");
  expectNear((await boxOf(bar)).bottom, 740);
  expect((await boxOf(viewList(page))).height).toBeGreaterThanOrEqual(44);

  await page.locator("main section").last().scrollIntoViewIfNeeded();
  await expect(viewList(page)).not.toBeInViewport();
  await box(page, "customer.created").uncheck();
  await expect(status).toHaveText("1 chosen");
  await viewList(page).click();
  await expect(page).toHaveURL(/#chosen$/);
  await expect(picker(page).locator("pre")).toBeInViewport();
  await expect(picker(page).locator("pre")).toHaveText("payment.failed");

  await box(page, "payment.failed").uncheck();
  await expect(viewList(page)).toHaveCount(0);

  await test.step("the bar hides no control that gets the focus", async () => {
    await box(page, "payment.successful").check();
    await expect(viewList(page)).toHaveCount(1);
    await box(page, "All payment events").focus();
    const covered = () =>
      viewList(page).evaluate((link) => {
        const focused = document.activeElement ?? link;
        const top = link.parentElement?.getBoundingClientRect().top ?? 0;
        return focused.getBoundingClientRect().bottom > top ? focused.outerHTML : "";
      });
    const isReached = () => viewList(page).evaluate((link) => link === document.activeElement);
    for (let stop = 0; stop < 40 && !(await isReached()); stop++) {
      await poll(covered).toBe("");
      await page.keyboard.press("Tab");
    }
    await expect(viewList(page)).toBeFocused();
  });

  await test.step("the bar gives way where a screen is too low for it", async () => {
    await page.setViewportSize({ width: 640, height: 320 });
    await picker(page).evaluate((element) =>
      element.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    await expect(picker(page)).toBeInViewport();
    await expect(viewList(page)).not.toBeInViewport();
  });
});
