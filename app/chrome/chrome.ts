import { watchDrawer } from "./drawer-dialog.ts";
import { watchHeroAction } from "./hero-action.ts";
import { watchLanguages } from "./languages.ts";
import { watchMenus } from "./menus.ts";

/** Starts the header's behaviour. React only writes its markup. */
export function startChrome(): void {
  watchMenus();
  watchDrawer();
  watchLanguages();
  watchHeroAction();
}
