import { expect, open, poll, test } from "./journey.ts";

/**
 * Runs in the page: how long a hidden section takes to fade in once it is scrolled to, in milliseconds of its animation:
 * a busy machine may skip frames, which is no fault of the page.
 */
async function fade(which: "shortest" | "tallest"): Promise<number> {
  const hidden = [...document.querySelectorAll<HTMLElement>(":is(main, article) > section")]
    .filter((section) => getComputedStyle(section).opacity === "0")
    .sort((a, b) => a.offsetHeight - b.offsetHeight);
  const section = which === "shortest" ? hidden[0] : hidden.at(-1);
  const [animation] = section?.getAnimations() ?? [];
  if (!section || !animation) throw new Error("No section waits below the screen.");
  section.scrollIntoView({ block: "center", behavior: "instant" });
  await animation.finished;
  if (getComputedStyle(section).opacity !== "1") throw new Error("The section is still faded.");
  const { duration } = animation.effect?.getComputedTiming() ?? {};
  return Number(duration) / animation.playbackRate;
}

test("short and tall sections take half a second to fade in", async ({ visitor }) => {
  await open(visitor, "/terms-of-service");
  await visitor.look(() => scrollBy({ top: 1, behavior: "instant" }));
  const isLastHidden = () => {
    const last = [...document.querySelectorAll(":is(main, article) > section")].at(-1);
    return last && getComputedStyle(last).opacity;
  };
  await poll(visitor, isLastHidden).toBe("0");
  expect(await visitor.look(fade, "shortest")).toBe(500);
  expect(await visitor.look(fade, "tallest")).toBe(500);
});
