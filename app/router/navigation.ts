import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { pathAt } from "../content/language.ts";
import { isPath } from "../content/paths.ts";
import { pushAddress, watchAddress } from "./address.ts";
import { afterPaint } from "./after-paint.ts";
import { inTime } from "./in-time.ts";
import { internalTarget } from "./internal-link.ts";
import { linkOf } from "./link-of.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { noConnection } from "./no-connection.tsx";
import { savesData } from "./save-data.ts";
import { createScrollMemory, type ScrollMemory } from "./scroll-memory.ts";

/*
 * Client navigation: follows links of this site without a new document. In order: `listen` pushes
 * the address, the reducer departs, the overlay shows, the page's code loads, the page renders and
 * its scroll position is restored, the overlay hides, the heading gets focus. If a page's code
 * cannot be fetched, the browser loads the whole document; if that fails too, the page is requested
 * again when the connection returns.
 */

/** The minimum time that the overlay shows on a change of path, in milliseconds. */
const OVERLAY_MS = 500;

/**
 * `travelling` while the target's code is loading, `in full` while the browser loads the whole
 * document instead, `unreachable` if both failed.
 */
type Phase = "at rest" | "travelling" | "in full" | "unreachable";

export interface Navigation {
  /** The page that is rendered. */
  readonly page: LoadedPage;
  /** The path in the address bar. */
  readonly target: string;
  readonly phase: Phase;
  /** Counts changes of path and retries: each shows the overlay for its minimum time. */
  readonly journeys: number;
  /** Counts the history entries that were entered: each has its own scroll position. */
  readonly entries: number;
  /** True until the overlay of this journey has shown for its minimum time. */
  readonly covering: boolean;
}

export type NavigationEvent =
  | { readonly type: "enter"; readonly path: string }
  | { readonly type: "retry" }
  | { readonly type: "elapse" }
  | { readonly type: "arrive"; readonly page: LoadedPage }
  | { readonly type: "miss" }
  | { readonly type: "give up"; readonly page: LoadedPage };

/** `path` is the path in the address bar, which for the not-found page is not the page's own. */
export function firstPage({ page, path }: { page: LoadedPage; path: string }): Navigation {
  return { page, target: path, phase: "at rest", journeys: 0, entries: 0, covering: false };
}

/** Whether the rendered page belongs to the address. */
export const isSettled = ({ phase }: Navigation) => phase === "at rest" || phase === "unreachable";

/** The overlay shows until its minimum time is over and the page is rendered. */
export const isCovered = (state: Navigation) => state.covering || !isSettled(state);

export function navigationReducer(state: Navigation, event: NavigationEvent): Navigation {
  switch (event.type) {
    case "enter": {
      const entered = { ...state, entries: state.entries + 1 };
      const isHere = event.path === state.target && state.phase !== "unreachable";
      return isHere ? entered : depart(entered, event.path);
    }
    case "retry":
      return state.phase === "unreachable" ? depart(state, state.target) : state;
    case "elapse":
      return { ...state, covering: false };
    case "arrive":
      return { ...state, phase: "at rest", page: event.page };
    case "miss":
      return { ...state, phase: "in full" };
    case "give up":
      return { ...state, phase: "unreachable", page: event.page };
  }
}

function depart(state: Navigation, target: string): Navigation {
  return { ...state, target, phase: "travelling", journeys: state.journeys + 1, covering: true };
}

export function useNavigation(initial: LoadedPage): Navigation {
  const path = initial.path ?? pathAt(globalThis.location?.pathname ?? "/");
  const [state, dispatch] = useReducer(navigationReducer, { page: initial, path }, firstPage);
  const { target, phase, journeys, entries } = state;
  const scroll = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    const unmounted = new AbortController();
    scroll.current = createScrollMemory(unmounted.signal);
    listen(dispatch, scroll.current, unmounted.signal);
    return () => unmounted.abort();
  }, []);

  // The overlay's time starts when it is painted.
  useLayoutEffect(() => {
    if (journeys === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    afterPaint(() => {
      if (!over) timer = setTimeout(dispatch, OVERLAY_MS, { type: "elapse" });
    });
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [journeys]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each journey requests again
  useEffect(() => {
    if (phase !== "travelling" && phase !== "in full") return;
    const elsewhere = new AbortController();
    const { signal } = elsewhere;
    const tell = (event: NavigationEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    if (phase === "in full") {
      loadInFull(signal).catch(() => tell({ type: "give up", page: noConnection(target) }));
    } else {
      loadPage(target).then(
        (page) => tell({ type: "arrive", page }),
        () => tell({ type: "miss" }),
      );
    }
    return () => elsewhere.abort();
  }, [phase, target, journeys]);

  const settled = isSettled(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival for each entry and journey
  useLayoutEffect(() => {
    if (settled) scroll.current?.arrive();
  }, [settled, entries, journeys]);

  const covered = isCovered(state);
  useEffect(() => {
    if (journeys > 0 && !covered) focusStart();
  }, [journeys, covered]);

  return state;
}

/** Listens for everything that starts or prepares a navigation, until `signal` aborts. */
function listen(
  dispatch: (event: NavigationEvent) => void,
  scroll: ScrollMemory,
  signal: AbortSignal,
): void {
  const onClick = (event: MouseEvent) => {
    const url = internalTarget(event);
    if (!url || !isPath(pathAt(url.pathname))) return;
    event.preventDefault();
    // Requested before React renders the overlay, which takes a slow phone as long as a round trip.
    fetchAhead(pathAt(url.pathname));
    if (url.href !== location.href) return pushAddress(url.href, scroll.newEntry());
    scrollTo(0, 0);
    dispatch({ type: "retry" });
  };
  const onIntent = (event: Event) => {
    const link = savesData() ? undefined : linkOf(event);
    if (link?.origin === location.origin && !link.target && isPath(pathAt(link.pathname))) {
      fetchAhead(pathAt(link.pathname));
    }
  };
  document.addEventListener("click", onClick, { signal });
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(sign, onIntent, { passive: true, signal });
  }
  watchAddress(() => {
    if (scroll.enter()) dispatch({ type: "enter", path: pathAt(location.pathname) });
  }, signal);
  addEventListener("online", () => dispatch({ type: "retry" }), { signal });
}

/** A failure does not matter: the change of path tries again. */
function fetchAhead(path: string): void {
  loadPage(path).catch(() => {});
}

/**
 * Makes the browser load the current address as a new document. Rejects when the host does not
 * respond (the browser would show its own error page), when the document does not load, and when
 * the visitor has navigated elsewhere meanwhile.
 */
async function loadInFull(signal: AbortSignal): Promise<never> {
  await inTime(fetch(location.href, { method: "HEAD", signal }));
  // The new document starts at its top or its anchor, not at this one's scroll position.
  scrollTo(0, 0);
  location.reload();
  return inTime(new Promise<never>(() => {}));
}

/**
 * Tells screen reader users that the page has changed, and lets the next Tab go on from the anchor in its
 * address, or from the heading.
 */
function focusStart(): void {
  const start =
    document.getElementById(location.hash.slice(1)) ?? document.querySelector<HTMLElement>("h1");
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
