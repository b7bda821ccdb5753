import { addressIn } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { resolveLanguages } from "../site-build/configuration/languages.ts";
import { brokenAddresses } from "./probes/broken-addresses.ts";
import { cutWords } from "./probes/cut-words.ts";
import { expect, test } from "./site.ts";
import { times } from "./soak.ts";

/** In a soak, from the narrowest window that a page must fit to the widest screen; in pixels. */
const widths = times(
  [320, 1280],
  [
    180, 240, 280, 320, 344, 360, 375, 384, 390, 393, 412, 414, 430, 768, 820, 844, 1024, 1280,
    1366, 1440, 1536, 1920, 2560,
  ],
);

test.use({ contextOptions: { reducedMotion: "reduce" }, ownTab: true });

for (const language of resolveLanguages(process.env)) {
  test(`no word is cut in two on a page, ${language.name}`, async ({ page }) => {
    // What is laid out does not wait for scripts.
    await page.route("**/assets/*.js", () => {});
    for (const { path } of routes) {
      const address = addressIn(language, path);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(cutWords), `${address}, ${width} px`).toEqual([]);
        if (width < 320) continue;
        const broken = await page.evaluate(brokenAddresses);
        expect.soft(broken, `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}
