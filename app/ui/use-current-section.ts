import { useEffect, useState } from "react";

/** The reading position, just below where a jump to a heading lands: pixels from the viewport's top. */
const READING_LINE = 112;

/**
 * The id of the heading whose section is being read: the first section on screen below the line.
 * Undefined if there is none, or without IntersectionObserver. Each heading must have a `section` of
 * its own.
 */
export function useCurrentSection(
  headings: readonly { readonly id: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const sections = headings.map(({ id }) => document.getElementById(id)?.closest("section"));
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        setCurrent(headings[sections.findIndex((section) => section && below.has(section))]?.id);
      },
      { rootMargin: `-${READING_LINE}px 0px 0px` },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [headings]);

  return current;
}
