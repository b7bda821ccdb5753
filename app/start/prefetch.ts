import { closest } from "../browser/closest.ts";
import { savesData } from "../browser/save-data.ts";

/** How long a link is pointed at or focused before its page is fetched, in milliseconds: most are only passed. */
const DWELL_MS = 100;

let dwelling: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches a page of this site when its link is hovered or focused, unless speculation rules (server/policy.ts)
 * render it. For the rules, marks on the root that the visitor saves data or has a slow connection.
 */
export function watchIntent(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (savesData() || connection?.effectiveType?.endsWith("2g")) {
    document.documentElement.dataset.sparing = "";
  } else if (
    !HTMLScriptElement.supports?.("speculationrules") &&
    // WebKit, which does not, keeps what a script fetches apart from pages, and would fetch it again.
    document.createElement("link").relList.supports("prefetch")
  ) {
    for (const sign of ["pointerover", "focusin"]) addEventListener(sign, consider);
  }
}

/** A clicked link is being fetched. */
export const stopIntent = (): void => clearTimeout(dwelling);

function consider(event: Event): void {
  stopIntent();
  const { href, origin, pathname } = closest<HTMLAnchorElement>(event, "a[href]") ?? {};
  // One that is touched will soon be fetched. A file has a dot in its address.
  if ((event as PointerEvent).pointerType === "touch") return;
  if (!href || origin !== location.origin) return;
  if (pathname === location.pathname || pathname?.includes(".")) return;
  // Not a `link`, which Firefox holds to `default-src`. Pages fresh in the cache are not requested again.
  dwelling = setTimeout(() => void fetch(href).catch(() => {}), DWELL_MS);
}
