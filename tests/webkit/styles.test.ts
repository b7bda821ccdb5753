import { follow, isMarked, looks, walk } from "../looks.ts";
import { expect, open, poll, test } from "./site.ts";

test("in whatever order pages are visited, each looks as when it is opened", {
  timeout: 90_000,
}, async ({ page }) => {
  const [first, ...others] = walk(1);
  await open(page, first);
  const walked = [];
  for (const path of others) {
    await page.run(follow, path);
    await poll(page, () => [location.pathname, document.activeElement?.localName]).toEqual([
      path,
      "h1",
    ]);
    await poll(page, isMarked).toBe(true);
    walked.push({ path, look: await page.run(looks) });
  }
  for (const { path, look } of walked) {
    // Opened again if need be: a font that came late, and would have moved the page, is worn next time.
    await expect
      .poll(
        async () => {
          await open(page, path);
          await poll(page, isMarked).toBe(true);
          return page.run(looks);
        },
        { timeout: 15_000 },
      )
      .toEqual(look);
  }
});
