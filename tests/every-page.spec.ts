import type { Page } from "@playwright/test";
import { addressIn } from "../app/content/languages.ts";
import { notFound, routes } from "../app/content/pages.ts";
import { resolveSettings } from "../site-build/settings.ts";
import { expectAccessible } from "./accessible.ts";
import { luminanceScript } from "./luminance.ts";
import { painted } from "./observations.ts";
import { lostInForcedColours, paleOnPaper } from "./probes/colours.ts";
import { brokenLane } from "./probes/lane.ts";
import { lookAtStop } from "./probes/stops.ts";
import { hardToHit } from "./probes/targets.ts";
import { covered, saidApart, unreadable } from "./probes/words.ts";
import { atEachWidth, expect, open, test } from "./site.ts";
import { pagesOfEachKind, times } from "./soak.ts";

/* What every page needs more than the journeys' port for: journeys/every-page.journey.ts. In one visit: opening a page
   costs more than checking it. */

// Reduced motion, so nothing is checked halfway through a fade.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/Page not found: \/webhoks$|status of 404/],
});

/** In Firefox, whose layout the journeys see. In a soak, all pages. */
const inFirefox = times(["/contact"], pagesOfEachKind);

const expectNone = async (page: Page, probe: () => string[], how: string) =>
  expect.soft(await page.evaluate(probe), `${page.url()}, ${how}`).toEqual([]);

/** Where the lane goes on has one reason at each layout, in every engine. Besides those at which nothing is covered. */
const laneWidths = times(
  [280, 1023, 1024, 2560],
  [280, 360, 390, 414, 600, 820, 1023, 1024, 1280, 1440, 2560],
);
const coveredWidths = [320, 768, 1920];

async function expectNothingCovered(page: Page, lane: number[], widths: number[]): Promise<void> {
  await atEachWidth(page, lane, (width) => expectNone(page, brokenLane, `lane at ${width} px`));
  await atEachWidth(page, widths, async (width) => {
    await expectNone(page, brokenLane, `lane at ${width} px`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await expectNone(page, covered, `covered at ${width} px`);
  });
}

/** Goes round all tab stops, each when its page has been painted, and expects each to be seen. */
async function expectSeenStops(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  const look = `(${painted})().then(() => (${lookAtStop})("data-round-${key.length}"))`;
  const wrong: string[][] = [];
  let isRound = false;
  for (let presses = 0; presses < 400 && !isRound; presses++) {
    await page.keyboard.press(key);
    const stop: ReturnType<typeof lookAtStop> = await page.evaluate(look);
    isRound = stop.isRound;
    if (stop.wrong) wrong.push(stop.wrong);
  }
  expect.soft(isRound, `${key} comes round`).toBe(true);
  expect.soft(wrong.length, key).toBeGreaterThan(10);
  expect.soft(wrong.flat(), key).toEqual([]);
}

/** Forwards no control covers a stop: the header is above it. */
const bothWays = times(["/pricing"], pagesOfEachKind);

/** By keyboard, in forced colours and on paper. The page is on a screen afterwards. */
async function expectWithKeysAndOnPaper(
  page: Page,
  path: string,
  browserName: string,
): Promise<void> {
  await test.step("with a keyboard", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Automated Firefox draws focus rings in one direction only.
    if (browserName !== "firefox" && bothWays.includes(path)) await expectSeenStops(page, "Tab");
    // Backwards, where the header can cover a tab stop.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectSeenStops(page, "Shift+Tab");
  });

  await test.step("in forced colours", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
      await expectNone(page, lostInForcedColours, `invisible in forced colours, ${colorScheme}`);
    }
    await page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
  });

  await test.step("on paper", async () => {
    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      await expectNone(page, paleOnPaper, `too pale on paper, ${colorScheme}`);
    }
    expect.soft(await page.evaluate(unreadable, true), "on paper").toEqual([]);
    const dead = page.locator("header, dialog, button").filter({ visible: true });
    expect.soft(await dead.allInnerTexts(), "controls on paper").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await expectNone(page, paleOnPaper, "too pale on paper, in the chosen dark theme");
  });
}

for (const { path } of [...routes, { ...notFound, path: "/webhoks" }]) {
  test(path, inFirefox.includes(path) ? { tag: "@firefox" } : {}, async ({ page, browserName }) => {
    await page.addInitScript(luminanceScript);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const isThorough = pagesOfEachKind.includes(path);
    // The same in both browsers.
    if (browserName !== "firefox") {
      await expectNone(page, saidApart, "said as one more heading, label or link");
      await expectAccessible(page, { inDark: isThorough });
      await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
      const [lane, widths] = isThorough ? [laneWidths, coveredWidths] : [[1024], [320, 768]];
      await expectNothingCovered(page, lane, widths);
    }
    if (isThorough) await expectWithKeysAndOnPaper(page, path, browserName);
  });
}

for (const language of resolveSettings(process.env).languages.slice(1)) {
  // A long word breaks with a hyphen.
  const isLongWord = /^broken: .{9}/;

  // A third of the pages in one window: a new one costs as much as a page.
  for (const third of [0, 1, 2]) {
    test(`${language.name} has room for its texts, ${third + 1} of 3`, async ({ page }) => {
      // Each is a first page, without the overlay of a path that changes.
      await page.addInitScript(() => sessionStorage.clear());
      for (const { path } of routes.filter((_, index) => index % 3 === third)) {
        const address = addressIn(language, path);
        await open(page, address);
        if (path === "/") await expectAccessible(page);
        await atEachWidth(page, [390, 1440, 320], async (width) => {
          const faults = await page.evaluate(unreadable, false);
          const real = faults.filter((fault) => !isLongWord.test(fault));
          expect.soft(real, `${address}, ${width} px`).toEqual([]);
        });
        // Longer texts, in the same layouts.
        await expectNothingCovered(page, times([1440], laneWidths), times([320], coveredWidths));
      }
    });
  }
}

test.describe("where the fonts do not load", { tag: "@firefox" }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|downloadable font/] });

  test("nothing on the home page is cut off", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await open(page, "/");
    expect(await page.evaluate(unreadable, false)).toEqual([]);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("every target of every page is large enough", async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      expect.soft(await page.evaluate(hardToHit), path).toEqual([]);
    }
  });
});
