/** The visible share at which the hero's own counts as on the screen: all of it, less a rounded pixel. */
const WHOLE = 0.95;

/**
 * Shows the header's call to action on small screens while the hero's own is not on the screen. The hero is the
 * element around the title.
 */
export function watchHeroAction(): void {
  const action = document.querySelector<HTMLElement>("[data-action]");
  const header = action?.closest("header");
  if (!action || !header || !("IntersectionObserver" in window)) return;
  const hero = document.querySelector("main h1")?.closest("main > *");
  const own = hero?.querySelector(".actions > *");
  if (!own) {
    action.hidden = false;
    return;
  }
  const observer = new IntersectionObserver(
    (changes) => {
      action.hidden = (changes.at(-1)?.intersectionRatio ?? 1) >= WHOLE;
    },
    { rootMargin: `-${header.offsetHeight}px 0px 0px`, threshold: [0, WHOLE] },
  );
  observer.observe(own);
}
