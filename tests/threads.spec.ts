import { addressIn, languages } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { threads } from "./probes/threads.ts";
import { atEachWidth, expect, test } from "./site.ts";

// Scripts move no thread, and to wait for them takes half of the time.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** The casing, in pixels (`--gap`), and what rounding adds. */
const REACH = 6.5;

for (const language of languages) {
  test(`on a phone each lane of a title is crossed by two threads, clear of its letters, in ${language.name}`, async ({
    page,
  }) => {
    const bare: string[] = [];
    const touching: string[] = [];
    for (const { path } of routes) {
      await page.goto(addressIn(language, path));
      await atEachWidth(page, [360, 390], async (width) => {
        for (const { lane, crossing, touched } of await page.evaluate(threads, REACH)) {
          const where = `${path} at ${width}, "${lane}"`;
          if (crossing < 2) bare.push(`${where}: ${crossing}`);
          touching.push(...touched.map((line) => `${where}: "${line}"`));
        }
      });
    }
    expect.soft(bare, "crossed by fewer than two").toEqual([]);
    expect(touching, "letters under a thread").toEqual([]);
  });
}
