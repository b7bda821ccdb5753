import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { findRoute } from "../routes.ts";
import { internalTarget, linkOf } from "./internal-link.ts";
import { type LoadedPage, loadPage } from "./load-page.ts";
import { OVERLAY_MS, overlayAtRest, overlayReducer } from "./overlay-state.ts";
import { createScrollMemory, type ScrollMemory } from "./scroll-memory.ts";

interface Navigation {
  readonly page: LoadedPage;
  /** True from a change of path until the overlay ends. */
  readonly travelling: boolean;
}

/**
 * Client navigation: any link of this site is followed without a new document. The path
 * changes at once, the overlay covers the page until the next one stands, then its first
 * heading has the focus. A page whose code cannot be fetched is loaded by the browser.
 */
export function useNavigation(initial: LoadedPage): Navigation {
  const path = usePathname({ ssrPath: initial.path ?? "/" });
  // An object of its own for each arrival, for one may bring the page that stands already.
  const [arrival, setArrival] = useState({ page: initial });
  const [overlay, dispatch] = useReducer(overlayReducer, overlayAtRest);
  const memory = useRef<ScrollMemory>(undefined);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    const scroll = createScrollMemory();
    memory.current = scroll;

    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event);
      if (!url || !findRoute(url.pathname)) return;
      event.preventDefault();
      if (url.href === location.href) {
        scrollTo(0, 0);
        return;
      }
      navigate(url.pathname + url.search + url.hash, { state: scroll.newEntry() });
      scroll.enter();
      if (url.pathname === shownPath.current) scroll.arrive();
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (link?.origin === location.origin && !link.target && findRoute(link.pathname)) {
        // A failure is met where it matters: when the link is followed.
        loadPage(link.pathname).catch(() => {});
      }
    };
    const onPopState = () => {
      if (scroll.enter() && location.pathname === shownPath.current) scroll.arrive();
    };

    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onIntent);
    document.addEventListener("focusin", onIntent);
    document.addEventListener("touchstart", onIntent, { passive: true });
    addEventListener("popstate", onPopState);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
      document.removeEventListener("touchstart", onIntent);
      removeEventListener("popstate", onPopState);
    };
  }, []);

  useEffect(() => {
    const departed = shownPath.current;
    shownPath.current = path;
    if (departed === undefined || departed === path) return;

    let abandoned = false;
    memory.current?.depart();
    dispatch("depart");
    const timer = setTimeout(() => dispatch("elapse"), OVERLAY_MS);
    loadPage(path).then(
      (next) => {
        if (abandoned) return;
        setArrival({ page: next });
        dispatch("arrive");
      },
      () => {
        if (abandoned) return;
        dispatch("fail");
        location.reload();
      },
    );
    return () => {
      abandoned = true;
      clearTimeout(timer);
    };
  }, [path]);

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

  return { page: arrival.page, travelling: overlay.visible };
}

/** Readers who do not see the change of page find themselves at its heading. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
