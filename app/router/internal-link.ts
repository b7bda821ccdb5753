import { linkOf } from "./link-of.ts";

/**
 * The address of the link that was clicked, or undefined if the browser should handle the click:
 * modified clicks, new tabs, downloads, other sites, and anchors on the open page.
 */
export function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkOf(event);
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return;
  const isAnchorHere =
    url.hash && url.pathname === location.pathname && url.search === location.search;
  return isAnchorHere ? undefined : url;
}
