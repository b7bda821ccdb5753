import { type RefObject, useEffect } from "react";

/** A section fades in once this share of it is seen. */
export const FADE_THRESHOLD = 0.1;

/**
 * The share of a section that must be seen: a tenth, or less where a tenth of the section
 * is more than half a screen. Heights in pixels.
 */
export function fadeThreshold(sectionHeight: number, viewportHeight: number): number {
  return Math.min(FADE_THRESHOLD, viewportHeight / 2 / sectionHeight);
}

/**
 * Sections below the first screen fade in when they are scrolled into view. What is on
 * screen already never does, and without this code everything is simply visible.
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
          // A busy page is told of several changes at once.
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
