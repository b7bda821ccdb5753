import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { afterPaint } from "../before-react/after-paint.ts";
import { wearWaitingFonts } from "../before-react/late-fonts.ts";
import { linkOf } from "../before-react/link-of.ts";
import { savesData } from "../before-react/save-data.ts";
import { isPath } from "../pages.ts";
import { pushAddress, watchAddress } from "../ui/address.ts";
import { inTime } from "./in-time.ts";
import { internalTarget } from "./internal-link.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { noConnection } from "./no-connection.tsx";
import { createScrollMemory, type ScrollMemory } from "./scroll-memory.ts";

/*
 * Client navigation: any link of this site is followed without a new document. From a click to the
 * focus, in this order: `listen` pushes the address, the reducer departs, the overlay is seen, the
 * page's code comes, the page takes its place and its scroll, the overlay goes, its heading has the
 * focus. A page whose code cannot be fetched is loaded by the browser, and one that cannot be reached
 * at all is asked for again once there is a connection.
 */

/** How long the overlay is seen on a change of path, at the least, in milliseconds. */
const OVERLAY_MS = 500;

/**
 * `travelling` while the code of the target is on its way, `in full` while the browser is asked
 * for the whole document instead, `unreachable` where neither came.
 */
type Phase = "at rest" | "travelling" | "in full" | "unreachable";

/** Where the visitor is, and on the way to where. */
export interface Navigation {
  /** The page that stands. */
  readonly page: LoadedPage;
  /** The path of the address. */
  readonly target: string;
  readonly phase: Phase;
  /** Counts the changes of path, and what is tried again: each is covered for its whole time. */
  readonly journeys: number;
  /** Counts the entries of the history that were reached: each has a scroll of its own. */
  readonly entries: number;
  /** True until the overlay of this journey has been seen for its time. */
  readonly covering: boolean;
}

export type NavigationEvent =
  | { readonly type: "enter"; readonly path: string }
  | { readonly type: "retry" }
  | { readonly type: "elapse" }
  | { readonly type: "arrive"; readonly page: LoadedPage }
  | { readonly type: "miss" }
  | { readonly type: "give up"; readonly page: LoadedPage };

/** `path` is the one of the address, where the not-found page may stand. */
export function firstPage({ page, path }: { page: LoadedPage; path: string }): Navigation {
  return { page, target: path, phase: "at rest", journeys: 0, entries: 0, covering: false };
}

/** True where the page that stands is the one that belongs to the address. */
const stands = ({ phase }: Navigation) => phase === "at rest" || phase === "unreachable";

/** The overlay stands until its time is over and the page has come. */
export const isCovered = (state: Navigation) => state.covering || !stands(state);

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
  const path = initial.path ?? globalThis.location?.pathname ?? "/";
  const [state, dispatch] = useReducer(navigationReducer, { page: initial, path }, firstPage);
  const { target, phase, journeys, entries } = state;
  const scroll = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    const unmounted = new AbortController();
    scroll.current = createScrollMemory(unmounted.signal);
    listen(dispatch, scroll.current, unmounted.signal);
    return () => unmounted.abort();
  }, []);

  // The overlay's time runs from when it is seen.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each journey asks anew
  useEffect(() => {
    if (phase !== "travelling" && phase !== "in full") return;
    const elsewhere = new AbortController();
    const { signal } = elsewhere;
    const tell = (event: NavigationEvent) => {
      if (signal.aborted) return;
      // Beneath the overlay no one sees the lines move.
      wearWaitingFonts();
      dispatch(event);
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

  const isThere = stands(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival for each entry and journey
  useLayoutEffect(() => {
    if (isThere) scroll.current?.arrive();
  }, [isThere, entries, journeys]);

  const covered = isCovered(state);
  useEffect(() => {
    if (journeys > 0 && !covered) focusHeading();
  }, [journeys, covered]);

  return state;
}

/** Hears of all that leads elsewhere, until `signal` aborts. */
function listen(
  dispatch: (event: NavigationEvent) => void,
  scroll: ScrollMemory,
  signal: AbortSignal,
): void {
  const onClick = (event: MouseEvent) => {
    const url = internalTarget(event);
    if (!url || !isPath(url.pathname)) return;
    event.preventDefault();
    if (url.href !== location.href) return pushAddress(url.href, scroll.newEntry());
    scrollTo(0, 0);
    dispatch({ type: "retry" });
  };
  const onIntent = (event: Event) => {
    const link = savesData() ? undefined : linkOf(event);
    if (link?.origin === location.origin && !link.target && isPath(link.pathname)) {
      // A failure is met where it matters: when the link is followed.
      loadPage(link.pathname).catch(() => {});
    }
  };
  document.addEventListener("click", onClick, { signal });
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(sign, onIntent, { passive: true, signal });
  }
  watchAddress(() => {
    if (scroll.enter()) dispatch({ type: "enter", path: location.pathname });
  }, signal);
  addEventListener("online", () => dispatch({ type: "retry" }), { signal });
}

/**
 * Lets the browser load the open address as a new document. Rejects when the host does not
 * answer, for then the browser would show an error page of its own, when the document does
 * not come, and when the visitor has gone elsewhere meanwhile.
 */
async function loadInFull(signal: AbortSignal): Promise<never> {
  await inTime(fetch(location.href, { method: "HEAD", signal }));
  // The new document begins at its top or its anchor, not where this one stood.
  scrollTo(0, 0);
  location.reload();
  return inTime(new Promise<never>(() => {}));
}

/** Readers who do not see the change of page find themselves at its heading. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
