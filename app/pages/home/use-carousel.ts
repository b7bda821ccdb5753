import {
  type Dispatch,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import {
  type CarouselEvent,
  type CarouselState,
  carouselAtRest,
  carouselReducer,
  isRotating,
  SLIDE_MS,
  untilNext,
} from "./carousel-state.ts";

interface Carousel {
  readonly state: CarouselState;
  readonly dispatch: Dispatch<CarouselEvent>;
  /** The scrolling element; its slides are as wide as it is. */
  readonly track: RefObject<HTMLDivElement | null>;
  /** False where scripts do not run, and until the focus and the shown slide agree. */
  readonly live: boolean;
  /** Whether the next slide will show without input. */
  readonly rotating: boolean;
}

/** Keeps slides, timer, scroll position and input in sync. */
export function useCarousel(count: number): Carousel {
  const [state, dispatch] = useReducer(carouselReducer, count, carouselAtRest);
  const track = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const { index, heldUntil } = state;
  const rotating = isRotating(state);

  // A cycle starts with the frame that shows its cause: rotation resumed, or a slide was chosen.
  useLayoutEffect(() => {
    if (!rotating) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        dispatch({ type: "advance" });
        wait(SLIDE_MS);
      }, ms);
    };
    wait(untilNext({ heldUntil }, Date.now()));
    return () => clearTimeout(timer);
  }, [rotating, heldUntil]);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) dispatch({ type: "toggle" });
    const onVisibility = () =>
      dispatch({ type: "tab", on: document.visibilityState === "visible" });
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, []);

  useEffect(() => {
    if (!track.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      // A busy page gets several changes at once; the last one counts.
      (changes) => dispatch({ type: "view", on: (changes.at(-1)?.intersectionRatio ?? 0) >= 0.5 }),
      { threshold: 0.5 },
    );
    observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

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
    if (focused > 0) dispatch({ type: "choose", index: focused, now: Date.now() });
    setLive(true);
  }, []);

  useScrollInStep(track, index, dispatch);
  return { state, dispatch, track, live, rotating };
}

const nearestSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / clientWidth);

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
  dispatch: Dispatch<CarouselEvent>,
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
      const nearest = nearestSlide(element);
      if (nearest === shown.current) return;
      shown.current = nearest;
      dispatch({ type: "choose", index: nearest, now: Date.now() });
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
  }, [track, dispatch]);
}
