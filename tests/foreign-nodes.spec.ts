import { routes } from "../app/content/pages.ts";
import { holdBack } from "./hold-back.ts";
import { randomNumbers } from "./random.ts";
import { expect, hydrated, openUnhydrated, test } from "./site.ts";
import { times } from "./soak.ts";
import { done, intrude, work } from "./work.ts";

/* A node that is not React's makes React create the page, or a part of it, anew. Nothing may be lost. */

test.use({ expectedErrors: [/hydrat|#4\d\d/i], ownContext: true });

const SEED = Number(process.env.TEST_SEED);
const RUNS = times(4, 300);
/** In one test, so that all workers have some. */
const SHARE = 15;

for (let first = 0; first < RUNS; first += SHARE) {
  test(`what a visitor did before React survives what software adds to the page, from run ${first}`, {
    tag: "@firefox",
  }, async ({ page }) => {
    for (let run = first; run < Math.min(RUNS, first + SHARE); run++) {
      const seed = SEED + run;
      const [width = 0, at = 0, ...random] = randomNumbers(seed, 200);
      const { path } = routes[at % routes.length] as (typeof routes)[number];
      await page.setViewportSize({ width: width % 2 ? 390 : 1280, height: 800 });
      const release = await holdBack(page);
      await openUnhydrated(page, path);
      const change = await page.evaluate(intrude, random);
      await page.evaluate(work, random.reverse());
      const before = await page.evaluate(done);
      const top = await page.evaluate(() => scrollY);
      release();
      await hydrated(page);
      const which = `${path}, ${change}, TEST_SEED=${seed}`;
      expect(await page.evaluate(done), which).toEqual(before);
      expect(await page.evaluate(() => scrollY), which).toBeCloseTo(top, -1);
    }
  });
}

test("the focus stays on a slide that is not shown, where React creates the slides anew", async ({
  page,
}) => {
  const release = await holdBack(page);
  await openUnhydrated(page, "/");
  const slide = page.locator("[aria-roledescription=slide]").last();
  const link = slide.getByRole("link").first();
  await slide
    .locator("svg")
    .first()
    .evaluate((drawing) => drawing.prepend("added"));
  await link.focus();
  release();
  await hydrated(page);
  await expect(link).toBeFocused();
  await expect(slide).toBeInViewport({ ratio: 0.9 });
});
