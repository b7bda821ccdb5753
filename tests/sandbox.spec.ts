import { boxesOf, expectNear, ROUNDING, textBoxesOf, wideScreens } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

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

  // On a phone nothing is drawn between the two cloths.
  await atEachWidth(page, [320, 390], async (width) => {
    const cloths = page.getByRole("figure", { name: "Sandbox and production, kept apart." });
    const sandbox = await boxesOf(cloths.locator("> :first-child i"));
    const production = await boxesOf(cloths.locator("> :last-child i"));
    const gap =
      Math.min(...production.map(({ left }) => left)) -
      Math.max(...sandbox.map(({ right }) => right));
    expect(gap).toBeGreaterThan(width / 20);
    const end = Math.max(...production.map(({ right }) => right));
    expect(end).toBeGreaterThanOrEqual(width - ROUNDING);
  });
});
