import type { Page } from "@playwright/test";
import { scenarios } from "../app/content/sandbox.ts";
import { boxesOf, boxOf } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

const tests = (page: Page) => page.getByRole("group", { name: /things to test$/ });
const choice = (page: Page, name: string) => tests(page).getByRole("radio", { name, exact: true });
const shownEvents = (page: Page) => tests(page).locator("code").filter({ visible: true });

test("the chosen test shows its events in their order, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/sandbox");
  await atEachWidth(page, [390, 1440], async () => {
    const list = tests(page).getByRole("listitem").getByRole("heading");
    await choice(page, scenarios[0]?.name ?? "").focus();
    await page.keyboard.press("Space");
    /** From the first, to the pixel. */
    const places = async () =>
      (await boxesOf(list)).map(({ top, left }, _, [first]) => [
        Math.round(top - (first?.top ?? 0)),
        Math.round(left),
      ]);
    const before = await places();
    for (const [index, { name, text, events }] of scenarios.entries()) {
      if (index > 0) await page.keyboard.press("ArrowDown");
      await expect(choice(page, name)).toBeChecked();
      await expect(choice(page, name)).toBeFocused();
      await expect(shownEvents(page)).toHaveText([...events]);
      // A screen reader says the description with the choice, once.
      const said = [text, ...events].join(" ").replaceAll(".", "\\.");
      await expect(choice(page, name)).toHaveAccessibleDescription(new RegExp(said));
    }
    expect(await places()).toEqual(before);
  });
});

test("on a phone the lane sticks below the header, clear of the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await open(page, "/sandbox");
  const header = page.getByRole("banner");
  const lane = tests(page).locator("svg").filter({ visible: true });
  await choice(page, scenarios.at(-1)?.name ?? "").focus();
  await page.keyboard.press("Space");
  for (const { name } of scenarios.toReversed()) {
    await expect(choice(page, name)).toBeFocused();
    const focused = await boxOf(choice(page, name));
    expect((await boxOf(lane)).top).toBeGreaterThanOrEqual((await boxOf(header)).bottom - 1);
    expect(focused.top).toBeGreaterThanOrEqual((await boxOf(lane.locator(".."))).bottom - 1);
    expect(focused.bottom).toBeLessThanOrEqual(560);
    await page.keyboard.press("ArrowUp");
  }
});
