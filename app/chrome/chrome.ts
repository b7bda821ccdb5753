import { watchHeroAction } from "./hero-action.ts";

/** Starts what the header does. React only writes its markup. */
export function startChrome(): void {
  watchHeroAction();
}
