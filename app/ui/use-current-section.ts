import { useEffect, useState } from "react";

/** A section is read from just below where a jump to its heading lands, in pixels from the top. */
const READING_LINE = 112;

/**
 * The id of the heading whose section is being read: the first on screen below the line.
 * Nothing while none is, and in a browser without IntersectionObserver. Each heading stands
 * in a `section` of its own.
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
