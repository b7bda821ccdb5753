import type { Page } from "@playwright/test";
import { eventFamilies } from "../app/content/webhooks.ts";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, test } from "./site.ts";

const events = eventFamilies.flatMap(({ events }) => [...events]);
const picker = (page: Page) => page.locator("#events");
const box = (page: Page, name: string) => picker(page).getByRole("checkbox", { name, exact: true });
const radio = (page: Page, name: string) => picker(page).getByRole("radio", { name, exact: true });
const copy = (page: Page) => picker(page).getByRole("button", { name: /^Copy/ });
const clear = (page: Page) => picker(page).getByRole("button", { name: "Clear" });
const status = (page: Page) => picker(page).getByRole("status");
const text = (page: Page) => picker(page).locator("pre");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await box(page, name).check();
}

/** Chooses events, and waits until the list shows them: the text updates a frame later. */
async function chooseListed(page: Page, ...names: string[]): Promise<void> {
  await choose(page, ...names);
  const marked = picker(page).locator("li input:checked");
  const values = await marked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute("value")));
  for (const value of values) await expect(text(page)).toContainText(value ?? "");
}

test("every event can be chosen, alone or with its family, and cleared", async ({ page }) => {
  await open(page, "/webhooks");
  await choose(page, ...events.toReversed());
  await expect(text(page), "in the specification's order").toHaveText(events.join("\n"), {
    useInnerText: true,
  });

  await test.step("clearing unchecks everything and keeps the focus", async () => {
    await clear(page).click();
    await expect(picker(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(clear(page)).toBeFocused();
    await expect(clear(page)).toBeDisabled();
  });

  await test.step("a family is chosen at once, and shows when only part of it is", async () => {
    const all = box(page, "All payment events");
    await expect(all).toBeChecked({ checked: false });
    await choose(page, "payment.pending");
    await expect(all).toBeChecked({ indeterminate: true });
    await all.click();
    await expect(all).toBeChecked();
    for (const event of eventFamilies[0].events) await expect(box(page, event)).toBeChecked();
    await box(page, "payment.pending").uncheck();
    await expect(all).toBeChecked({ indeterminate: true });
    await all.click();
    await all.click();
    await expect(all).toBeChecked({ checked: false });
    await expect(copy(page)).toBeDisabled();
  });

  await test.step("one family can be shown alone, and chosen events stay chosen", async () => {
    await choose(page, "customer.updated");
    for (const { name, events: own } of eventFamilies) {
      await radio(page, name).check();
      for (const event of events) {
        await expect(box(page, event)).toHaveCount(own.some((each) => each === event) ? 1 : 0);
      }
    }
    await expect(text(page)).toHaveText("customer.updated");
    await radio(page, "All").check();
    await expect(box(page, "customer.updated")).toBeChecked();
  });
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the list, and says so once, until another list is chosen", async ({ page }) => {
    await open(page, "/webhooks");
    await chooseListed(page, "settlement.completed", "payment.failed");
    await copy(page).click();
    await expect(status(page)).toBeVisible();
    await expect(status(page)).toHaveText("Copied 2 events");
    expect(await clipboard(page)).toBe("payment.failed\nsettlement.completed");
    await chooseListed(page, "payout.successful");
    await expect(status(page)).toBeEmpty();
    await box(page, "payout.successful").uncheck();
    await expect(status(page)).toBeEmpty();

    await test.step("each copy is announced once", async () => {
      await box(page, "settlement.completed").uncheck();
      await expect(text(page)).toHaveText("payment.failed");
      await status(page).evaluate((region) => {
        const announced: string[] = [];
        Object.assign(window, { announced });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) announced.push(node.textContent ?? "");
          }
        }).observe(region, { childList: true, subtree: true, characterData: true });
      });
      const announced = () => page.evaluate(() => Reflect.get(window, "announced"));
      await copy(page).click();
      await expect.poll(announced).toEqual(["Copied 1 event"]);
      await copy(page).click();
      await expect.poll(announced).toEqual(["Copied 1 event", "Copied 1 event"]);
      await expect(picker(page).getByText("Copied 1 event")).toHaveCount(1);
    });

    await test.step("it works with the keyboard alone, and copies JSON", async () => {
      await clear(page).click();
      await radio(page, "All").focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Tab", "Tab", "Tab", "Space"]) {
        await page.keyboard.press(key);
      }
      await expect(box(page, "dispute.created")).toBeChecked();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Space");
      await expect(box(page, "chargeback.received")).toBeChecked();
      await expect(text(page)).toContainText("chargeback.received");
      for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "ArrowRight", "Tab", "Enter"]) {
        await page.keyboard.press(key);
      }
      await expect(status(page)).toHaveText("Copied 3 events");
      expect(JSON.parse(await clipboard(page))).toEqual(eventFamilies[2].events);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(box(page, "dispute.created")).not.toBeChecked();
    });
  });
});

test("where the clipboard is denied or missing the text is selected, and a message says so", async ({
  page,
}) => {
  await open(page, "/webhooks");
  for (const state of ["denied", "missing"] as const) {
    await test.step(state, async () => {
      await page.evaluate((state) => {
        const denied = { writeText: () => Promise.reject(new Error("denied")) };
        Object.defineProperty(navigator, "clipboard", {
          value: state === "denied" ? denied : undefined,
          configurable: true,
        });
        getSelection()?.removeAllRanges();
      }, state);
      await chooseListed(page, "All dispute events");
      await copy(page).click();
      await expect(status(page)).toContainText("selected");
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected).toBe(eventFamilies[2].events.join("\n"));
      await clear(page).click();
      await expect(status(page)).toBeEmpty();
    });
  }
});

test.describe("by touch on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  test("a tap anywhere in its row checks an event, which stays checked through hydration", async ({
    page,
  }) => {
    const release = await holdBack(page);
    await openUnhydrated(page, "/webhooks");
    for (const row of await picker(page).locator("label").all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await picker(page).getByText("refund.processed").tap();
    await expect(box(page, "refund.processed")).toBeChecked();
    await choose(page, "dispute.created", "All settlement events");
    await radio(page, "Settlement").check();
    release();
    await hydrated(page);
    for (const event of ["refund.processed", "dispute.created", "payout.successful"]) {
      await expect(text(page)).toContainText(event);
    }
    await expect(box(page, "settlement.pending")).toBeChecked();
    await expect(box(page, "dispute.created")).toBeHidden();
    await picker(page).getByText("settlement.pending", { exact: true }).tap();
    await expect(text(page)).not.toContainText("settlement.pending");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("all events are shown, and no controls", async ({ page }) => {
    await page.goto("/webhooks");
    for (const event of events) {
      await expect(picker(page).getByText(event, { exact: true })).toBeVisible();
    }
    for (const role of ["checkbox", "radio", "button"] as const) {
      await expect(picker(page).getByRole(role)).toHaveCount(0);
    }
    await expect(picker(page).getByText(/^All/)).toHaveCount(5);
    await expect(picker(page).getByText(/^All/).filter({ visible: true })).toHaveCount(0);
  });
});
