import { luminanceScript } from "./luminance.ts";
import { expect, open, openStopped, poll, test } from "./site.ts";

declare global {
  interface Window {
    /** The animations of a change of word, paused. */
    held?: Animation[];
  }
}

/* That nothing moves, Pause, Play and reduced motion: journeys/home.journey.ts. */

const words = ["Merchants", "PayFacs", "Acquirers", "IMTOs"] as const;
const WORD_MS = 3000;

test("changes every 3 s, in order and round again, unread and unannounced", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const copy = (word: string) => heading.locator(`[data-word^="${word}"]`);
  /** Expects only this word to be visible; waits, since the change takes real time. */
  const expectWord = async (shown: string) => {
    for (const word of words) {
      await expect(copy(word)).toHaveCSS("opacity", word === shown ? "1" : "0");
    }
  };

  await openStopped(page, "/");
  await expectWord("Merchants");
  const all = /\D+Merchants, PayFacs, Acquirers and IMTOs$/;
  await expect(heading).toHaveAccessibleName(all);
  const live = page.locator("[role=status], [role=alert], [role=log], [aria-live]");
  await expect(live.filter({ has: heading })).toHaveCount(0);
  await expect(heading.locator(live)).toHaveCount(0);
  const announced = async () => (await live.allTextContents()).join("");
  expect(await announced()).toBe("");

  // Some of the first word's time has passed; after a pause, it starts again.
  const pause = page.getByRole("button", { name: "Pause animation" });
  await pause.click();
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  for (const word of ["PayFacs", "Acquirers", "IMTOs", "Merchants"]) {
    const before = await heading.innerHTML();
    await page.clock.runFor(WORD_MS - 1);
    expect(await heading.innerHTML()).toBe(before);
    await page.clock.runFor(1);
    await expectWord(word);
    await expect(heading).toHaveAccessibleName(all);
    const text = (await heading.textContent()) ?? "";
    expect(
      words.filter((each) => text.includes(each)),
      "copied and translated",
    ).toEqual([word]);
    expect(await announced()).toBe("");
  }
  // After three rounds it rests at the first.
  await page.clock.runFor(2 * words.length * WORD_MS - 1);
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await page.clock.runFor(WORD_MS);
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expectWord("Merchants");
});

test("fades for half a second: one word comes as the other goes, and nothing else hides them", async ({
  page,
}) => {
  await openStopped(page, "/");
  await page.evaluate(() => {
    const moving = () => document.querySelector("h1")?.getAnimations({ subtree: true }) ?? [];
    addEventListener("transitionrun", () => {
      for (const each of moving()) each.pause();
      window.held = moving();
    });
  });
  await page.clock.runFor(WORD_MS);
  await poll(() => page.evaluate(() => window.held?.length)).toBeGreaterThan(0);
  // The clock does not hold transitions: each moment is set.
  const frames = await page.evaluate(() => {
    const moving = window.held ?? [];
    const lane = document.querySelector("h1 [data-lane]");
    const [gone, come] = [...document.querySelectorAll("h1 [data-word]")];
    return [0, 125, 250, 375, 500].map((moment) => {
      for (const each of moving) each.currentTime = moment;
      const opacity = (word?: Element) => (word ? Number(getComputedStyle(word).opacity) : NaN);
      const clips = [gone, gone?.parentElement?.parentElement, lane].map((each) =>
        each ? getComputedStyle(each).clipPath : "",
      );
      return { gone: opacity(gone), come: opacity(come), clips };
    });
  });
  const moves = (one: "gone" | "come") => frames.map((frame) => frame[one]);
  const strictly = (some: number[]) =>
    some.every((each, i) => i === 0 || each > (some[i - 1] ?? 0));
  expect([moves("come")[0], moves("come")[4]]).toEqual([0, 1]);
  expect(strictly(moves("come")), `comes: ${moves("come")}`).toBe(true);
  expect(strictly(moves("gone").reverse()), `goes: ${moves("gone")}`).toBe(true);
  expect(new Set(frames.flatMap(({ clips }) => clips))).toEqual(new Set(["none"]));
});

test("can be read before its lane is drawn", async ({ page }) => {
  await page.addInitScript(luminanceScript);
  await open(page, "/");
  const contrast = await page.evaluate(() => {
    const word = document.querySelector("h1 [data-shown]");
    const grounds: string[] = [];
    for (let each = word?.parentElement; each; each = each.parentElement) {
      // The last ground is the nearest. One still being drawn does not count.
      for (const part of [undefined, "::before"]) {
        const { animationName, backgroundColor } = getComputedStyle(each, part);
        if (animationName === "none") grounds.unshift(backgroundColor);
      }
    }
    const ink = word ? getComputedStyle(word).color : "";
    const [a, b] = [window.luminance(...grounds, ink), window.luminance(...grounds)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  });
  expect(contrast).toBeGreaterThan(3);
});
