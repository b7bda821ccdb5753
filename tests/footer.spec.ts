import { atEachWidth, expect, open, poll, test } from "./site.ts";

test("the cloth above the footer is woven as it comes into view, and all along with reduced motion", async ({
  page,
}) => {
  const clipped = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main > :last-child svg *")]
        .map((part) => getComputedStyle(part).clipPath)
        .filter((clip) => /[1-9]/.test(clip)),
    );
  const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });

  await open(page, "/about");
  await atEachWidth(page, [320, 390, 768, 1440, 2560], async () => {
    await poll(clipped).not.toEqual([]);
    await page.evaluate(toEnd);
    await poll(clipped).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await clipped()).toEqual([]);

  await test.step("on a phone, whose pixels the parts may end between, the footer's own ground lies behind them", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const grounds = await page.evaluate(() => {
        const footer = document.querySelector("footer");
        const parts = [footer, ...(footer?.children ?? [])];
        return parts.map((part) => part && getComputedStyle(part).backgroundColor);
      });
      expect(grounds.length).toBeGreaterThan(1);
      expect(new Set(grounds).size, colorScheme).toBe(1);
    }
  });
});
