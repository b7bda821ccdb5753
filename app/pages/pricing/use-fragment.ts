import { useCallback, useSyncExternalStore } from "react";
import { pushAddress, watchAddress } from "../../ui/address.ts";

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
    if (next !== location.hash) pushAddress(next, history.state);
  }, []);
  return [fragment, write];
}

function subscribe(changed: () => void): () => void {
  const unsubscribed = new AbortController();
  watchAddress(changed, unsubscribed.signal);
  return () => unsubscribed.abort();
}
