import { type RefObject, useEffect } from "react";

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
export function useFadeIn(main: RefObject<HTMLElement | null>, page: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new sections
  useEffect(() => {
    if (!main.current || !("IntersectionObserver" in window)) return;
    const observers = [...main.current.querySelectorAll<HTMLElement>(":scope > section")]
      .filter((section) => section.getBoundingClientRect().top >= innerHeight)
      .map((section) => {
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
        return observer;
      });
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [main, page]);
}
