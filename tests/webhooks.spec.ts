import type { Page } from "@playwright/test";
import { attempts, waits } from "../app/pages/webhooks/attempts.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

/** Where each attempt begins, along the delivery, and the sides of what accepts it. */
async function drawn(page: Page, side: "left" | "top") {
  const items = page.getByRole("figure", { name: "Delivery attempts" }).getByRole("listitem");
  const boxes = await items.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON()),
  );
  const starts = boxes.map((box) => Number(box[side]));
  return { starts, gaps: starts.slice(1).map((at, i) => at - (starts[i] ?? 0)), end: boxes.at(-1) };
}

function expectGrowth(gaps: readonly number[]): void {
  expect(gaps).toHaveLength(attempts.length);
  for (const [index, gap] of gaps.entries()) {
    const expected = (gaps[0] ?? 0) * (waits[index] ?? 0);
    expect(Math.abs(gap - expected), `gap ${index}`).toBeLessThan(ROUNDING * (index + 1));
  }
}

test("each wait is longer, and the delivery ends where it is accepted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/webhooks");
  await atEachWidth(page, [768, 1024, 1440, 1920], async (width) => {
    const { starts, gaps, end } = await drawn(page, "left");
    expectGrowth(gaps);
    const lane = await page.locator("main section").first().locator("i").boundingBox();
    expect(Math.abs((lane?.x ?? 0) + (lane?.width ?? 0) - end.left)).toBeLessThan(ROUNDING);
    expect(Math.abs(end.right - width)).toBeLessThan(ROUNDING);
    expect(end.width).toBeLessThanOrEqual(160);

    // The words of an attempt stand between it and the next.
    const items = page.getByRole("figure", { name: "Delivery attempts" }).getByRole("listitem");
    const words = await items.evaluateAll((all) =>
      all.map((each) => {
        const text = document.createRange();
        text.selectNodeContents(each.querySelector("b") ?? each);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [index, { left, right }] of words.entries()) {
      expect(left, `word ${index}`).toBeGreaterThan(starts[index] ?? 0);
      expect(right, `word ${index}`).toBeLessThanOrEqual((starts[index + 1] ?? width) + ROUNDING);
    }
  });

  await test.step("the list is near, and no bar is shown", async () => {
    await page.getByRole("checkbox", { name: "payment.failed" }).check();
    await expect(page.locator("#chosen pre")).toHaveText("payment.failed");
    await expect(page.getByText("View list")).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 } });

  const picker = (page: Page) => page.locator("#events");
  const box = (page: Page, name: string) =>
    picker(page).getByRole("checkbox", { name, exact: true });
  const viewList = (page: Page) => picker(page).getByRole("link", { name: "View list" });
  const bar = (page: Page) => viewList(page).locator("..");

  test("the waits grow downwards, and a bar counts the chosen events while the picker is in sight, and leads to them", async ({
    page,
  }) => {
    await open(page, "/webhooks");
    expectGrowth((await drawn(page, "top")).gaps);
    await expect(viewList(page)).toHaveCount(0);
    await box(page, "payment.failed").check();
    await box(page, "customer.created").check();
    const status = bar(page).getByRole("status");
    await expect(status).toHaveText("2 chosen");
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect(Math.abs(y + height - 740)).toBeLessThan(ROUNDING);
    expect((await viewList(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);

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
      await box(page, "All payment events").focus();
      const inPicker = await picker(page).locator(":is(input, a):visible").count();
      for (let stop = 0; stop < inPicker; stop++) {
        const { focused, below, beyond } = await viewList(page).evaluate((link) => {
          const focused = document.activeElement ?? link;
          const sticky = link.parentElement;
          const top = sticky?.getBoundingClientRect().top ?? 0;
          return {
            focused: focused.outerHTML,
            below: sticky?.contains(focused) ? 0 : focused.getBoundingClientRect().bottom - top,
            beyond: Boolean(
              link.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
            ),
          };
        });
        if (beyond) break;
        expect(below, focused).toBeLessThanOrEqual(0);
        await page.keyboard.press("Tab");
      }
      await expect(viewList(page)).toHaveCount(1);
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
});
