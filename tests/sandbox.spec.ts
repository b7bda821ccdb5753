import { atEachWidth, expect, open, test } from "./site.ts";

/** In pixels. */
const ROUNDING = 1.5;

test("a test turns at the edge of its cloth and never reaches production", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/sandbox");
  await atEachWidth(page, [768, 1024, 1440, 1920], async (width) => {
    const hero = page.locator("main section").first();
    const bars = await hero.locator("i:visible").evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom, inCloths: each.closest("figure") !== null };
      }),
    );
    const [out, back, turn] = bars.filter(({ inCloths }) => !inCloths);
    expect(Math.abs((out?.right ?? 0) - (turn?.right ?? 9))).toBeLessThan(ROUNDING);
    expect(Math.abs((back?.right ?? 0) - (turn?.right ?? 9))).toBeLessThan(ROUNDING);
    expect(Math.abs((out?.top ?? 0) - (turn?.top ?? 9))).toBeLessThan(ROUNDING);
    expect(Math.abs((back?.bottom ?? 0) - (turn?.bottom ?? 9))).toBeLessThan(ROUNDING);

    const edge = turn?.right ?? 0;
    const production = bars.filter(({ left }) => left > edge);
    const sandbox = bars.filter(({ right }) => right <= edge + ROUNDING);
    expect(sandbox.length + production.length).toBe(bars.length);
    const gap = Math.min(...production.map(({ left }) => left)) - edge;
    expect(gap).toBeGreaterThan(width / 20);

    // The words end before the cloth begins.
    const cloth = Math.min(...sandbox.filter((each) => each.inCloths).map(({ left }) => left));
    const words = await hero.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      return Math.max(...[...text.getClientRects()].map(({ right }) => right));
    });
    expect(words).toBeLessThan(cloth);
  });

  // On a phone nothing is drawn between the two cloths.
  await atEachWidth(page, [320, 390], async (width) => {
    const cloths = page.getByRole("figure", { name: "Sandbox and production, kept apart." });
    const sides = await cloths.evaluate((figure) =>
      [...figure.children].map((cloth) => {
        const bars = [...cloth.querySelectorAll("i")].map((bar) => bar.getBoundingClientRect());
        return {
          left: Math.min(...bars.map(({ left }) => left)),
          right: Math.max(...bars.map(({ right }) => right)),
        };
      }),
    );
    const [sandbox, production] = sides;
    expect((production?.left ?? 0) - (sandbox?.right ?? 0)).toBeGreaterThan(width / 20);
    expect(production?.right).toBeGreaterThanOrEqual(width - ROUNDING);
  });
});
