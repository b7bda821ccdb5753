import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long a slide shows, and how long a manual choice stops the rotation, in milliseconds. */
const SLIDE_MS = 4000;
const HOLD_MS = 4000;

const atRest = {
  index: 0,
  /** The visitor's choice with Pause. */
  wanted: true,
  /** Keyboard focus is inside; it stops the rotation until Pause is released or the focus leaves. */
  focusHeld: false,
  hovered: false,
  inView: false,
  tabVisible: true,
  /** When the stop after a manual choice ends, in milliseconds since 1970. */
  heldUntil: 0,
};

/** Keeps slides, timer, scroll position and input in sync. */
export function useCarousel(count: number) {
  const [state, setState] = useState(atRest);
  const change = useCallback(
    (to: Partial<typeof atRest>) => setState((state) => ({ ...state, ...to })),
    [],
  );
  /** Shows a slide by the visitor's choice. */
  const choose = useCallback(
    (index: number) => change({ index, heldUntil: Date.now() + HOLD_MS }),
    [change],
  );
  /** The scrolling element; its slides are as wide as it is. */
  const track = useRef<HTMLDivElement>(null);
  /** False where scripts do not run, and until the focus and the shown slide agree. */
  const [live, setLive] = useState(false);
  const { index, wanted, focusHeld, hovered, inView, tabVisible, heldUntil } = state;
  /** Whether the next slide will show without input. */
  const rotating = wanted && !focusHeld && !hovered && inView && tabVisible;

  // A cycle starts with the frame that shows its cause: rotation resumed, or a slide was chosen.
  useLayoutEffect(() => {
    if (!rotating) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        setState((state) => ({ ...state, index: (state.index + 1) % count }));
        wait(SLIDE_MS);
      }, ms);
    };
    wait(Math.max(0, heldUntil - Date.now()) + SLIDE_MS);
    return () => clearTimeout(timer);
  }, [rotating, heldUntil, count]);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) change({ wanted: false });
    const onVisibility = () => change({ tabVisible: document.visibilityState === "visible" });
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [change]);

  useEffect(() => {
    if (!track.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      // A busy page gets several changes at once; the last one counts.
      (changes) => change({ inView: (changes.at(-1)?.intersectionRatio ?? 0) >= 0.5 }),
      { threshold: 0.5 },
    );
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [change]);

  // A link on a slide that is scrolled away would keep the focus, unseen.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const shown = track.current?.children[index];
    if (!live || !track.current?.contains(activeElement) || shown?.contains(activeElement)) return;
    shown?.querySelector("a")?.focus({ preventScroll: true });
  }, [index, live]);

  // Before hydration a link on any slide may have the focus. Not a layout effect: where React created the slides again, they get the focus after those.
  useEffect(() => {
    const slides = [...(track.current?.children ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (focused > 0) choose(focused);
    setLive(true);
  }, [choose]);

  useScrollInStep(track, index, choose);
  return { state, change, choose, track, live, rotating };
}

const scrollToSlide = (track: HTMLElement, index: number) =>
  track.scrollTo({ left: index * track.clientWidth, behavior: "instant" });

/**
 * A scroll has ended when nothing has scrolled for this long, in milliseconds: Safari has `scrollend`
 * only from 26.2.
 */
const SETTLED_MS = 120;

/** The drawing of a chosen slide is woven again, row by row; its words appear at once. */
const WOVEN = { duration: 420, easing: "steps(12)" };

/** Scrolls the track to the index; a swipe of the track counts as a choice. */
function useScrollInStep(
  track: RefObject<HTMLDivElement | null>,
  index: number,
  choose: (index: number) => void,
): void {
  const shown = useRef(index);

  useEffect(() => {
    const element = track.current;
    if (!element || shown.current === index) return;
    shown.current = index;
    scrollToSlide(element, index);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const drawing = element.children[index]?.querySelector("svg");
    // To the right it may be open (business-carousel.module.css).
    const clipPath = ["inset(0 -100vw 100% 0)", "inset(0 -100vw 0 0)"];
    drawing?.animate({ clipPath }, WOVEN);
  }, [track, index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    let width = element.clientWidth;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(onSettled, SETTLED_MS);
    };
    const onSettled = () => {
      // On a slow device this can come before the window's own event.
      if (element.clientWidth !== width) return onResize();
      const nearest = Math.round(element.scrollLeft / element.clientWidth);
      if (nearest === shown.current) return;
      shown.current = nearest;
      choose(nearest);
    };
    const onResize = () => {
      width = element.clientWidth;
      scrollToSlide(element, shown.current);
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("scroll", onScroll, { passive: true, signal });
    addEventListener("resize", onResize, { signal });
    // A swipe before hydration is a choice, too.
    onScroll();
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [track, choose]);
}
