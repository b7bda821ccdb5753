import { follow, isMarked, looks, walk } from "./looks.ts";
import { expect, open, test } from "./site.ts";

/*
 * Styles come in parts: a document has its own, and a page that is reached by a link brings its. In
 * whatever order pages are visited, each must look as it does when it is opened.
 */
test.describe("in whatever order pages are visited", () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: "reduce" } });
  test.slow();

  for (const seed of [1, 2]) {
    test(`each looks as when it is opened (walk ${seed})`, async ({ page, context }) => {
      const [first, ...others] = walk(seed);
      await open(page, first);
      const opened = await context.newPage();
      for (const path of others) {
        await page.evaluate(follow, path);
        // Not `:focus`, which Firefox matches in the tab in front alone.
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
        await expect(page).toHaveURL(path);
        // Opened again if need be: a font that came late, and would have moved the page, is worn next time.
        await expect(async () => {
          await open(opened, path);
          for (const each of [page, opened])
            await expect.poll(() => each.evaluate(isMarked)).toBe(true);
          expect(await page.evaluate(looks), path).toEqual(await opened.evaluate(looks));
        }).toPass({ timeout: 15_000 });
      }
    });
  }
});
