import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the static page and while it is taken over, then true: what needs scripts may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
