import { findRoute, notFound } from "../../app/content/pages.ts";
import { expect, poll } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

declare global {
  interface Window {
    /** Whether the overlay has been visible in a frame of this page. */
    wasCovered: boolean;
  }
}

/** Runs before the page's own scripts: watches the overlay from the first frame, and at each click. */
export const watchOverlay = `(${() => {
  window.wasCovered = false;
  const isCovered = () =>
    document.getElementById("overlay")?.checkVisibility({ visibilityProperty: true }) ?? false;
  const look = () => {
    window.wasCovered ||= isCovered();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // After the page's own listeners. Not when it is left: the next page may miss data stored then.
  const note = () => {
    sessionStorage.leftCovered = isCovered();
  };
  addEventListener("click", () => addEventListener("click", note, { once: true }), true);
}})()`;

/** The page at `path` has arrived, and nothing covers it. */
export const expectArrived = (visitor: Visitor, path: string) =>
  poll(visitor, () => ({
    path: location.pathname,
    title: document.title,
    isCovered: Boolean(document.elementFromPoint(8, innerHeight / 2)?.closest("#overlay")),
  })).toEqual({
    path,
    title: expect.stringContaining((findRoute(path) ?? notFound).title),
    isCovered: false,
  });
