import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the static page and during hydration, then true: controls that need scripts may render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
