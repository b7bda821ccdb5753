import { useCallback, useSyncExternalStore } from "react";
import { pushAddress, watchAddress } from "../../ui/address.ts";

/**
 * The URL fragment and a function to write it. Each write is a history entry with the state of the one
 * before, so that Back undoes it and nothing scrolls.
 */
export function useFragment(): [string, (fragment: string) => void] {
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  const write = useCallback((next: string) => {
    if (next !== location.hash) pushAddress(next, history.state);
  }, []);
  return [fragment, write];
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  watchAddress(changed, unsubscribed.signal);
  return () => unsubscribed.abort();
}
