import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { afterPaint } from "../before-react/after-paint.ts";
import { wearWaitingFonts } from "../before-react/late-fonts.ts";
import { linkOf } from "../before-react/link-of.ts";
import { savesData } from "../before-react/save-data.ts";
import { isPath } from "../pages.ts";
import { internalTarget } from "./internal-link.ts";
import { loadInFull } from "./load-in-full.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { noConnection } from "./no-connection.tsx";
import { OVERLAY_MS, overlayAtRest, overlayReducer } from "./overlay-state.ts";
import { createScrollMemory, type ScrollMemory } from "./scroll-memory.ts";

interface Navigation {
  readonly page: LoadedPage;
  /** True once any page was reached from another. */
  readonly arrived: boolean;
  /** True from a change of path until the overlay ends. */
  readonly travelling: boolean;
}

/**
 * Client navigation: any link of this site is followed without a new document. The path
 * changes at once, the overlay covers the page until the next one stands, then its first
 * heading has the focus. A page whose code cannot be fetched is loaded by the browser, and
 * one that cannot be reached at all is asked for again once there is a connection.
 */
export function useNavigation(initial: LoadedPage): Navigation {
  // Where the not-found page was served, no path but the address's own is a change of path.
  const path = usePathname({ ssrPath: initial.path ?? globalThis.location?.pathname ?? "/" });
  // An object of its own for each arrival, for one may bring the page that stands already.
  const [arrival, setArrival] = useState({ page: initial, arrived: false });
  const [overlay, dispatch] = useReducer(overlayReducer, overlayAtRest);
  const [attempt, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);
  const memory = useRef<ScrollMemory>(undefined);
  /** Undefined before the first page is taken over, and null while one cannot be reached. */
  const shownPath = useRef<string | null>(undefined);

  useEffect(() => {
    const scroll = createScrollMemory();
    memory.current = scroll;

    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event);
      if (!url || !isPath(url.pathname)) return;
      event.preventDefault();
      if (url.href === location.href) {
        if (shownPath.current === null) tryAgain();
        else scrollTo(0, 0);
        return;
      }
      navigate(url.pathname + url.search + url.hash, { state: scroll.newEntry() });
      scroll.enter();
      if (url.pathname === shownPath.current) scroll.arrive();
    };
    const onIntent = (event: Event) => {
      const link = savesData() ? undefined : linkOf(event);
      if (link?.origin === location.origin && !link.target && isPath(link.pathname)) {
        // A failure is met where it matters: when the link is followed.
        loadPage(link.pathname).catch(() => {});
      }
    };
    const onPopState = () => {
      if (scroll.enter() && location.pathname === shownPath.current) scroll.arrive();
    };

    const onOnline = () => {
      if (shownPath.current === null) tryAgain();
    };

    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onIntent);
    document.addEventListener("focusin", onIntent);
    document.addEventListener("touchstart", onIntent, { passive: true });
    addEventListener("popstate", onPopState);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
      document.removeEventListener("touchstart", onIntent);
      removeEventListener("popstate", onPopState);
      removeEventListener("online", onOnline);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another departure
  useEffect(() => {
    const departed = shownPath.current;
    shownPath.current = path;
    if (departed === undefined || departed === path) return;

    const elsewhere = new AbortController();
    const { signal } = elsewhere;
    memory.current?.depart();
    dispatch("depart");
    const arrive = (next: LoadedPage) => {
      if (signal.aborted) return;
      wearWaitingFonts();
      setArrival({ page: next, arrived: true });
      dispatch("arrive");
    };
    loadPage(path)
      .catch(() => {
        if (signal.aborted) return undefined;
        return loadInFull(signal);
      })
      .catch(() => {
        if (!signal.aborted) shownPath.current = null;
        return noConnection(path);
      })
      .then((next) => next && arrive(next));
    return () => elsewhere.abort();
  }, [path, attempt]);

  // Its time runs from when it is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each departure has a time of its own
  useLayoutEffect(() => {
    if (!overlay.visible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    afterPaint(() => {
      if (!over) timer = setTimeout(() => dispatch("elapse"), OVERLAY_MS);
    });
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [overlay.visible, overlay.departures]);

  const lastArrival = useRef(arrival);
  useLayoutEffect(() => {
    if (lastArrival.current === arrival) return;
    lastArrival.current = arrival;
    memory.current?.arrive();
  }, [arrival]);

  const wasVisible = useRef(false);
  useEffect(() => {
    if (wasVisible.current && !overlay.visible) focusHeading();
    wasVisible.current = overlay.visible;
  }, [overlay.visible]);

  return { ...arrival, travelling: overlay.visible };
}

/** Readers who do not see the change of page find themselves at its heading. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
