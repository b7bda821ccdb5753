/** The share of a section that must be visible before it fades in. */
export const FADE_THRESHOLD = 0.1;

/**
 * The share of a section that must be visible: a tenth, or less if a tenth of the section is
 * more than half the viewport. Heights in pixels.
 */
export function fadeThreshold(sectionHeight: number, viewportHeight: number): number {
  return Math.min(FADE_THRESHOLD, viewportHeight / 2 / sectionHeight);
}

/**
 * Sections below the first screen fade in when they are scrolled into view. Sections already on
 * screen never do, and without this code everything is visible.
 */
export function fadeIn(main: HTMLElement, signal: AbortSignal): void {
  if (!("IntersectionObserver" in window)) return;
  for (const section of main.querySelectorAll<HTMLElement>(":scope > section")) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.fade = "out";
    const observer = new IntersectionObserver(
      // On a busy page, one call may report several changes.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        section.dataset.fade = "in";
        observer.disconnect();
      },
      { threshold: fadeThreshold(section.offsetHeight, innerHeight) },
    );
    observer.observe(section);
    signal.addEventListener("abort", () => observer.disconnect());
  }
}
