/** The share of a section that must be visible before it fades in. */
const FADE_THRESHOLD = 0.1;

/**
 * The share of a section that must be visible: a tenth of it, or of the viewport if the section is higher than
 * that. Heights in pixels.
 */
export function fadeThreshold(sectionHeight: number, viewportHeight: number): number {
  return FADE_THRESHOLD * Math.min(1, viewportHeight / sectionHeight);
}

/**
 * From the first scroll, sections below the screen fade in when they are scrolled into view. Before it nothing is
 * hidden: a page may be saved, printed or captured as a whole without one. The animation leaves no mark in the
 * document, so a saved copy shows everything.
 */
export function fadeIn(main: HTMLElement, signal: AbortSignal): void {
  if (!("IntersectionObserver" in window)) return;
  const start = scrollY;
  const onScroll = () => {
    // The event of a scroll before this page was shown.
    if (scrollY === start) return;
    removeEventListener("scroll", onScroll);
    for (const section of main.querySelectorAll<HTMLElement>(":scope > section")) {
      if (section.getBoundingClientRect().top > innerHeight) fadeInOnSight(section, signal);
    }
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
}

function fadeInOnSight(section: HTMLElement, signal: AbortSignal): void {
  const style = getComputedStyle(section);
  const fade = section.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: Number.parseFloat(style.getPropertyValue("--t-3")),
    easing: style.getPropertyValue("--ease"),
  });
  fade.pause();
  const observer = new IntersectionObserver(
    // On a busy page, one call may report several changes.
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      fade.play();
      observer.disconnect();
    },
    { threshold: fadeThreshold(section.offsetHeight, innerHeight) },
  );
  observer.observe(section);
  signal.addEventListener("abort", () => observer.disconnect());
}
