const FADE_MS = 500;
/** The sections of a page, of which some are islands; and the chapters of a legal text, which is one section. */
const SECTIONS = ":is(main, article, main > [data-island]) > section";

/**
 * From the first scroll, sections below the screen fade in when they are scrolled into view. Before it nothing is
 * hidden: a page may be saved, printed or captured as a whole without one. The animation leaves no mark in the
 * document, so a saved copy shows everything.
 */
export function fadeIn(): void {
  if (!("IntersectionObserver" in window)) return;
  const onScroll = () => {
    // The lane beside them (way.module.css) is drawn on with the scroll.
    document.documentElement.dataset.scrolled = "";
    for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) {
      if (section.getBoundingClientRect().top > innerHeight) fadeInOnSight(section);
    }
  };
  addEventListener("scroll", onScroll, { passive: true, once: true });
}

function fadeInOnSight(section: HTMLElement): void {
  // Its content alone: its ground, and the lane in its margin, are there before.
  const content = section.querySelector(":scope > .wrap") ?? section;
  const fade = content.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: FADE_MS,
    easing: "ease-out",
  });
  fade.pause();
  const observer = new IntersectionObserver(
    // On a busy page, one call may report several changes.
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      fade.play();
      observer.disconnect();
    },
    // A tenth of it, or less if a tenth would fill more than half the viewport.
    { threshold: Math.min(0.1, innerHeight / 2 / section.offsetHeight) },
  );
  observer.observe(section);
}
