import type { Page } from "@playwright/test";
import { addressIn } from "../app/content/languages.ts";
import { routes } from "../app/content/pages.ts";
import { resolveLanguages } from "../site-build/configuration/languages.ts";
import { expectAccessible } from "./accessible.ts";
import { beyond } from "./probes/beyond.ts";
import { holes } from "./probes/holes.ts";
import { covered, lengthen } from "./probes/longer.ts";
import { onThreads } from "./probes/on-threads.ts";
import { doubled, halfAgain, restyle, spacing } from "./probes/reader.ts";
import { unreadable } from "./probes/words.ts";
import { expect, open, test } from "./site.ts";
import { times } from "./soak.ts";

/* Other languages take up to a third more room. No drawing may depend on the length of a word. */

const widths = [1440, 390, 320, 768, 1920, 1024, 360].slice(0, times(2, 7));

/** Those with words in drawings come first. */
const drawn = ["/", "/merchants", "/webhooks", "/pricing"];
const paths = [...new Set([...drawn, ...routes.map(({ path }) => path)])];

/** Of a line of a headline: one less than the build allows, because doubled vowels are wider than any language's. */
const MOST = 12;

/** In a narrow column, a language breaks it with a hyphen. */
const isLongWord = /^broken: .{9}/;

/** With a reader's own letters a word may break, but never a code. */
const isWord = /^broken: .{6}/;

/** With a reader's own spacing a line of a headline may, as long as nothing covers it. */
const isWider = /leaves its line$/;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Those whose names are checked. */
const heard = times(["/"], paths);

const tried = paths.slice(0, times(drawn.length, paths.length));

async function expectRoom(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await page.evaluate(unreadable, false);
    expect
      .soft(
        faults.filter((fault) => !isLongWord.test(fault)),
        `${width} px`,
      )
      .toEqual([]);
    await expectNothingCovered(page, width, `covered at ${width} px`);
  }
}

async function expectNothingCovered(
  page: Page,
  width: number,
  which: string,
  allowed = /^$/,
): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const faults = await page.evaluate(covered);
  expect
    .soft(
      faults.filter((fault) => !allowed.test(fault)),
      which,
    )
    .toEqual([]);
}

/** With a reader's own spacing, and larger letters. */
async function expectRoomForReaders(page: Page): Promise<void> {
  for (const [how, styles, ...sizes] of [
    ["more space", spacing, [320, 256], [360, 640], [1280, 800]],
    ["half as large again", halfAgain, [360, 640]],
    ["twice as large", doubled, [360, 640], [1280, 800]],
  ] as const) {
    await page.evaluate(restyle, styles);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const faults = await page.evaluate(unreadable, false);
      expect
        .soft(
          faults.filter((fault) => !isWord.test(fault)),
          `${how}, ${width} px`,
        )
        .toEqual([]);
      expect.soft(await page.evaluate(holes), `holes, ${how}, ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(beyond), `beyond, ${how}, ${width} px`).toEqual([]);
      // The map's land is pale enough.
      if (!page.url().endsWith("/country-coverage"))
        expect.soft(await page.evaluate(onThreads), `on threads, ${how}, ${width} px`).toEqual([]);
      await expectNothingCovered(page, width, `covered, ${how}, ${width} px`, isWider);
    }
  }
  await page.evaluate(restyle, "");
}

for (const path of tried.slice(0, times(2, tried.length))) {
  test(`${path} has room for texts that are a third longer`, async ({ page }) => {
    // React would write its own texts again.
    await page.route("**/assets/react-*", () => {});
    await page.goto(path);
    const before = await page.evaluate(() => document.body.innerText.length);
    await page.evaluate(lengthen, MOST);
    const longer = await page.evaluate(() => document.body.innerText.length);
    expect(longer).toBeGreaterThan(before);
    await expectRoom(page);
  });
}

for (const language of resolveLanguages(process.env)) {
  for (const path of tried) {
    const address = addressIn(language, path);
    test(`${address} has room for its texts, in a reader's own sizes, too`, async ({ page }) => {
      // Its reader has been offered the browser's own language.
      await page.addInitScript(() => localStorage.setItem("offered", "1"));
      await open(page, address);
      await expectRoomForReaders(page);
      if (!language.prefix) return;
      await expectRoom(page);
      if (heard.includes(path)) await expectAccessible(page);
    });
  }
}
