/** Threads that cross the lane of a page's title. */
export interface CrossedLane {
  readonly lane: string;
  readonly crossing: number;
  /** Lines of the title that one of them covers. */
  readonly touched: readonly string[];
}

/** Runs in the page. A thread may also end at the lane, `reach` from it, where it says so. */
export function threads(reach: number): CrossedLane[] {
  const isSeen = (thread: Element) => {
    const { width, height, top } = thread.getBoundingClientRect();
    const parent = thread.parentElement;
    // Uprights without room next to the words are on a row below the emblem, which clips them.
    const isClipped =
      thread.matches("svg") && parent && top >= parent.getBoundingClientRect().bottom - 1;
    return width > 0 && height > 0 && !isClipped;
  };
  const all = [...document.querySelectorAll<HTMLElement>("main [data-thread]")].filter(
    (thread) => !thread.closest("section")?.querySelector("h2.headline") && isSeen(thread),
  );
  const texts = [...document.querySelectorAll("h1 *")].flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      // A font's box is taller than its letters, by about a seventh above and below.
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        box: new DOMRect(x, y + height / 7, width, (height * 5) / 7),
        line: node.data.trim(),
      }));
    }),
  );
  return [...document.querySelectorAll("h1 [data-lane]")].map((lane) => {
    const { top, bottom } = lane.getBoundingClientRect();
    const crossing = all.filter((thread) => {
      const box = thread.getBoundingClientRect();
      return thread.dataset.thread === "ends"
        ? Math.abs(box.bottom - top) < reach
        : box.top <= bottom - reach && box.top < bottom && box.bottom >= bottom - 1;
    });
    const touched = texts.filter(({ box }) =>
      crossing.some((thread) => {
        if (thread.dataset.thread === "ends") return false;
        // The lane hides the threads under it.
        if (thread.dataset.thread === "" && box.top < bottom && box.bottom > top) return false;
        const each = thread.getBoundingClientRect();
        return (
          each.left < box.right &&
          each.right > box.left &&
          each.top < box.bottom &&
          each.bottom > box.top
        );
      }),
    );
    return {
      lane: lane.textContent.trim(),
      crossing: crossing.length,
      touched: touched.map(({ line }) => line),
    };
  });
}
