import { useCallback, useSyncExternalStore } from "react";

/** The last one is wouter's: it tells of `history.pushState`, for which browsers have no event. */
const events = ["popstate", "hashchange", "pushState"] as const;

/**
 * The fragment of the address and a way to write it. Written fragments are entries of the
 * history with the state of the one before, so that Back undoes them and nothing scrolls.
 */
export function useFragment(): [string, (fragment: string) => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  const write = useCallback((next: string) => {
    if (next === location.hash) return;
    history.pushState(history.state, "", next);
  }, []);
  return [fragment, write];
}

function subscribe(changed: () => void): () => void {
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
