import { expect, open, poll, test } from "./journey.ts";

/** Runs in the page: how long a hidden section takes from the scroll to its first frame at 1, in milliseconds. */
function fade(which: "shortest" | "tallest"): Promise<number> {
  const hidden = [...document.querySelectorAll<HTMLElement>(":is(main, article) > section")]
    .filter((section) => getComputedStyle(section).opacity === "0")
    .sort((a, b) => a.offsetHeight - b.offsetHeight);
  const section = which === "shortest" ? hidden[0] : hidden.at(-1);
  if (!section) return Promise.reject(new Error("No section waits below the screen."));
  const scrolled = performance.now();
  section.scrollIntoView({ block: "center", behavior: "instant" });
  return new Promise((faded) => {
    // Not the time of the frame, which on a busy machine may lie before the scroll.
    const look = () => {
      if (getComputedStyle(section).opacity === "1") faded(performance.now() - scrolled);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const path of ["/", "/fr/terms-of-service"]) {
  test(`${path}: short and tall sections take half a second to fade in`, {
    tag: path === "/" ? "@elsewhere-soak" : [],
  }, async ({ visitor }) => {
    await open(visitor, path);
    await visitor.look(() => scrollBy({ top: 1, behavior: "instant" }));
    const isLastHidden = () => {
      const last = [...document.querySelectorAll(":is(main, article) > section")].at(-1);
      return last && getComputedStyle(last).opacity;
    };
    await poll(visitor, isLastHidden).toBe("0");
    // Engines round the time of a frame.
    expect(await visitor.look(fade, "shortest")).toBeGreaterThan(490);
    expect(await visitor.look(fade, "tallest")).toBeGreaterThan(490);
  });
}
