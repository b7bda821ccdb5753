import type { Page } from "@playwright/test";
import { eventFamilies } from "../app/content/webhooks.ts";
import { expectAccessible } from "./accessible.ts";
import { boxOf, expectNear } from "./boxes.ts";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, poll, stopClock, test } from "./site.ts";

const picker = (page: Page) => page.locator("section:has(#events)");
const box = (page: Page, name: string) => picker(page).getByRole("checkbox", { name, exact: true });
const radio = (page: Page, name: string) => picker(page).getByRole("radio", { name, exact: true });
const copy = (page: Page) => picker(page).getByRole("button", { name: /^Copy/ });
const clear = (page: Page) => picker(page).getByRole("button", { name: "Clear" });
const status = (page: Page) => picker(page).locator("button ~ [aria-live]");
const text = (page: Page) => picker(page).locator("pre");
/** In the bar of a narrow screen. */
const viewList = (page: Page) => picker(page).getByRole("link", { name: "View list" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Waits until the list shows the choice, a frame later. */
const expectListed = (page: Page, ...events: readonly string[]) =>
  expect(text(page)).toHaveText(events.join("\n"), { useInnerText: true });

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the list, and says so once, until another list is chosen", async ({ page }) => {
    await open(page, "/webhooks");
    await expect(copy(page)).toBeDisabled();
    await box(page, "settlement.completed").check();
    await box(page, "payment.failed").check();
    await expectListed(page, "payment.failed", "settlement.completed");
    await expect(viewList(page)).toBeHidden();
    await expect(box(page, "All payment events")).toBeChecked({ indeterminate: true });
    await copy(page).click();
    await expect(status(page)).toBeVisible();
    await expect(status(page)).toHaveText("Copied 2 events");
    expect(await clipboard(page)).toBe("payment.failed\nsettlement.completed");
    await box(page, "payout.successful").check();
    await expectListed(page, "payment.failed", "settlement.completed", "payout.successful");
    await expect(status(page)).toBeEmpty();

    await test.step("it works with the keyboard alone, and copies JSON", async () => {
      await clear(page).press("Enter");
      await expect(clear(page)).toBeDisabled();
      await expect(clear(page)).toBeFocused();
      await box(page, "All dispute events").press("Space");
      await expectListed(page, ...eventFamilies[2].events);
      await radio(page, "List").focus();
      for (const key of ["ArrowRight", "Tab", "Enter"]) await page.keyboard.press(key);
      await expect(status(page)).toHaveText("Copied 3 events");
      expect(JSON.parse(await clipboard(page))).toEqual(eventFamilies[2].events);
      // axe reports a checkbox half under the header as too small a target.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, { within: "section:has(#events)" });
    });
  });
});

test("where the clipboard is denied or missing, the text is selected", async ({ page }) => {
  await open(page, "/webhooks");
  for (const state of ["denied", "missing"] as const) {
    await page.evaluate((state) => {
      const denied = { writeText: () => Promise.reject(new Error("denied")) };
      Object.defineProperty(navigator, "clipboard", {
        value: state === "denied" ? denied : undefined,
        configurable: true,
      });
    }, state);
    await box(page, "All dispute events").check();
    await expectListed(page, ...eventFamilies[2].events);
    await copy(page).click();
    await expect(status(page), state).toContainText("selected");
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected, state).toBe(eventFamilies[2].events.join("\n"));
    await clear(page).click();
    await expect(status(page), state).toBeEmpty();
  }
});

test.describe("by touch on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  test("a tap in its row checks an event, also before React", async ({ page }) => {
    const release = await holdBack(page);
    // Otherwise the page counts the scripts as lost after a while, and hides the boxes.
    await stopClock(page);
    await openUnhydrated(page, "/webhooks");
    await picker(page).getByText("refund.processed").tap();
    await expect(box(page, "refund.processed")).toBeChecked();
    await box(page, "dispute.created").check();
    await box(page, "All settlement events").check();
    await radio(page, "Settlement").check();
    release();
    await page.clock.resume();
    await hydrated(page);
    const settlements = eventFamilies.find(({ name }) => name === "Settlement")?.events ?? [];
    await expectListed(page, "refund.processed", "dispute.created", ...settlements);
    await expect(box(page, "settlement.pending")).toBeChecked();
    await expect(box(page, "dispute.created")).toBeHidden();
    await radio(page, "All").check();
    await expect(box(page, "dispute.created")).toBeChecked();
    await picker(page).getByText("settlement.pending", { exact: true }).tap();
    await expect(text(page)).not.toContainText("settlement.pending");
  });
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

  await box(page, "customer.created").uncheck();
  await expect(status).toHaveText("1 chosen");
  await viewList(page).click();
  await expect(page).toHaveURL(/#chosen$/);
  await expect(picker(page).locator("pre")).toBeInViewport();
  await expect(picker(page).locator("pre")).toHaveText("payment.failed");

  await test.step("the bar hides no control that gets the focus", async () => {
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

  await page.setViewportSize({ width: 640, height: 320 });
  await box(page, "All payment events").scrollIntoViewIfNeeded();
  await expect(viewList(page), "the screen is too low for it").not.toBeInViewport();
});
