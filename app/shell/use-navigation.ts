import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { isPath } from "../page-modules.ts";
import { internalTarget, linkOf } from "./internal-link.ts";
import { loadInFull } from "./load-in-full.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { noConnection } from "./no-connection.tsx";
import { OVERLAY_MS, overlayAtRest, overlayReducer } from "./overlay-state.ts";
import { savesData } from "./save-data.ts";
import { createScrollMemory, type ScrollMemory } from "./scroll-memory.ts";

interface Navigation {
  readonly page: LoadedPage;
  /** True from a change of path until the overlay ends. */
  readonly travelling: boolean;
  /** The page on its way comes as a new document. */
  readonly inFull: boolean;
}

/**
 * Client navigation: any link of this site is followed without a new document. The path
 * changes at once, the overlay covers the page until the next one stands, then its first
 * heading has the focus. A page whose code cannot be fetched is loaded by the browser, and
 * one that cannot be reached at all is asked for again once there is a connection.
 */
export function useNavigation(initial: LoadedPage): Navigation {
  const path = usePathname({ ssrPath: initial.path ?? "/" });
  // An object of its own for each arrival, for one may bring the page that stands already.
  const [arrival, setArrival] = useState({ page: initial });
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
    const timer = setTimeout(() => dispatch("elapse"), OVERLAY_MS);
    const arrive = (next: LoadedPage) => {
      if (signal.aborted) return;
      setArrival({ page: next });
      dispatch("arrive");
    };
    loadPage(path)
      .catch(() => {
        if (signal.aborted) return undefined;
        dispatch("lose");
        return loadInFull(signal);
      })
      .catch(() => {
        if (!signal.aborted) shownPath.current = null;
        return noConnection(path);
      })
      .then((next) => next && arrive(next));
    return () => {
      elsewhere.abort();
      clearTimeout(timer);
    };
  }, [path, attempt]);

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

  return { page: arrival.page, travelling: overlay.visible, inFull: overlay.inFull };
}

/** Readers who do not see the change of page find themselves at its heading. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
