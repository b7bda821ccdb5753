import { addressIn } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { resolveLanguages } from "../site-build/configuration/languages.ts";
import { cutWords } from "./probes/cut-words.ts";
import { expect, test } from "./site.ts";
import { times } from "./soak.ts";

/** From the narrowest window that a page must fit to the widest screen; in pixels. */
const widths = [
  180, 240, 280, 320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 844, 1024, 1280, 1366,
  1440, 1536, 1920, 2560,
];
/** So many of them lie between two that a page is looked at: each page begins at another one. */
const step = times(12, 1);

test.use({ contextOptions: { reducedMotion: "reduce" }, ownTab: true });

for (const language of resolveLanguages(process.env)) {
  test(`no word is cut in two on a page, ${language.name}`, async ({ page }) => {
    // What is laid out does not wait for scripts.
    await page.route("**/assets/*.js", () => {});
    for (const [index, { path }] of routes.entries()) {
      const address = addressIn(language, path);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of widths.filter((_, place) => place % step === index % step)) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(cutWords), `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}
