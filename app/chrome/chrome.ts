import { watchHeroAction } from "./hero-action.ts";
import { watchLanguages } from "./languages.ts";

/** Starts what the header does. React only writes its markup. */
export function startChrome(): void {
  watchLanguages();
  watchHeroAction();
}
