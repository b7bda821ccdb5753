import { useCallback, useSyncExternalStore } from "react";

/** The address of this page has no event for `pushState`, so this one stands in. */
const WRITTEN = "fragment";

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
    dispatchEvent(new Event(WRITTEN));
  }, []);
  return [fragment, write];
}

function subscribe(changed: () => void): () => void {
  const events = ["popstate", "hashchange", WRITTEN];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
