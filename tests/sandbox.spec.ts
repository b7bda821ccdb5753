import type { Page } from "@playwright/test";
import { scenarios } from "../app/content/sandbox.ts";
import { boxesOf, boxOf, expectNear, ROUNDING, textBoxesOf, wideScreens } from "./boxes.ts";
import { painted } from "./observations.ts";
import { atEachWidth, expect, open, poll, test } from "./site.ts";

declare global {
  interface Window {
    /** How long each animation lasts that has started, with its delay, in milliseconds. */
    woven: number[];
  }
}

test("a test turns at the edge of its cloth and never reaches production", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/sandbox");
  const hero = page.locator("main section").first();
  await atEachWidth(page, wideScreens, async (width) => {
    const drawn = hero.locator("i").filter({ visible: true });
    const bars = await boxesOf(drawn);
    const [out, back, turn] = await boxesOf(drawn.and(page.locator("i:not(figure *)")));
    const edge = turn?.right ?? Number.NaN;
    expectNear(out?.right, edge);
    expectNear(back?.right, edge);
    expectNear(out?.top, turn?.top);
    expectNear(back?.bottom, turn?.bottom);

    const production = bars.filter(({ left }) => left > edge);
    const sandbox = bars.filter(({ right }) => right <= edge + ROUNDING);
    expect(sandbox.length + production.length).toBe(bars.length);
    expect(Math.min(...production.map(({ left }) => left)) - edge).toBeGreaterThan(width / 20);

    // The words end before the cloth begins.
    const cloths = await boxesOf(drawn.and(page.locator("figure i")));
    const [words] = await textBoxesOf(hero.getByRole("heading", { level: 1 }));
    expect(words?.right).toBeLessThan(Math.min(...cloths.map(({ left }) => left)));
  });
});

const tests = (page: Page) => page.getByRole("group", { name: /things to test$/ });
const choice = (page: Page, name: string) => tests(page).getByRole("radio", { name, exact: true });
const shownEvents = (page: Page) => tests(page).locator("code").filter({ visible: true });

test("the chosen test shows its events in their order, and nothing moves", {
  tag: "@firefox-soak",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/sandbox");
  await atEachWidth(page, [390, 1440], async () => {
    const list = tests(page).getByRole("listitem").getByRole("heading");
    await choice(page, scenarios[0]?.name ?? "").focus();
    await page.keyboard.press("Space");
    const places = await boxesOf(list);
    for (const [index, { name, text, events }] of scenarios.entries()) {
      if (index > 0) await page.keyboard.press("ArrowDown");
      await expect(choice(page, name)).toBeChecked();
      await expect(choice(page, name)).toBeFocused();
      await expect(shownEvents(page)).toHaveText([...events]);
      // A screen reader says the description with the choice, once.
      const said = [text, ...events].join(" ").replaceAll(".", "\\.");
      await expect(choice(page, name)).toHaveAccessibleDescription(new RegExp(said));
    }
    const now = await boxesOf(list);
    const shifts = places.map(({ top, left }, i) => [
      Math.round((now[i]?.top ?? 0) - (now[0]?.top ?? 0) - (top - (places[0]?.top ?? 0))),
      Math.round((now[i]?.left ?? 0) - left),
    ]);
    expect(shifts.flat().filter(Boolean)).toEqual([]);
  });
});

test("the lane of the chosen test sticks below the header of a phone, clear of the choices that get the focus", {
  tag: "@firefox-soak",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await open(page, "/sandbox");
  const header = page.getByRole("banner");
  const lane = tests(page).locator("svg").filter({ visible: true });
  await choice(page, scenarios.at(-1)?.name ?? "").focus();
  await page.keyboard.press("Space");
  for (const { name } of scenarios.toReversed()) {
    await expect(choice(page, name)).toBeFocused();
    const [above, drawn, events, focused] = [
      await boxOf(header),
      await boxOf(lane),
      await boxOf(lane.locator("xpath=..")),
      await boxOf(choice(page, name)),
    ];
    expect(drawn.top).toBeGreaterThanOrEqual(above.bottom - 1);
    expect(focused.top).toBeGreaterThanOrEqual(events.bottom - 1);
    expect(focused.bottom).toBeLessThanOrEqual(560);
    await page.keyboard.press("ArrowUp");
  }
});

test("a choice weaves its lane once, in the time of a throw, and not with reduced motion", async ({
  page,
}) => {
  await open(page, "/sandbox");
  // Told as they start: on a slow machine they have ended before a test can look.
  await tests(page).evaluate((group) => {
    window.woven = [];
    group.addEventListener("animationstart", ({ target }) => {
      const [started] = (target as Element).getAnimations({ subtree: true });
      window.woven.push(Number(started?.effect?.getComputedTiming().endTime));
    });
  });
  const longest = () => page.evaluate(() => Math.max(...window.woven));
  // The first is chosen already.
  for (const { name } of scenarios.toReversed()) {
    await page.evaluate(() => window.woven.splice(0));
    await choice(page, name).check();
    await poll(longest).toBe(600);
  }
  await page.evaluate(() => window.woven.splice(0));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await choice(page, scenarios[1]?.name ?? "").check();
  await page.evaluate(painted);
  expect(await longest()).toBe(Number.NEGATIVE_INFINITY);
});
