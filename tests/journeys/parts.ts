import { css, role } from "./find.ts";
import { expect, poll } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

/* Parts of pages that journeys in more than one language use: found without a word of any. */

declare global {
  interface Window {
    /** The announcements, in order. */
    announced: string[];
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
export const expectArrived = (visitor: Visitor, path: string, title: string) =>
  poll(visitor, () => ({
    path: location.pathname,
    title: document.title,
    isCovered: Boolean(document.elementFromPoint(8, innerHeight / 2)?.closest("#overlay")),
  })).toEqual({ path, title: expect.stringContaining(title), isCovered: false });

export const amount = css<HTMLInputElement>("input[name=amount]");

/** Each method of the fee estimator and its estimate. */
export const estimates = (visitor: Visitor) =>
  visitor.look((amount) => {
    const rows = amount.closest("section")?.querySelectorAll("dl > div") ?? [];
    return Object.fromEntries(
      [...rows].map((row) => [
        row.querySelector("dt")?.textContent,
        row.querySelector("dd")?.textContent,
      ]),
    );
  }, amount);

/** Polls until the map shows this name for a country under the pointer. */
export async function expectNamed(visitor: Visitor, name: string): Promise<void> {
  await visitor.point({ x: 2, y: 2 });
  await visitor.hover(css(`[data-name="${name}"]`));
  await poll(visitor, (tip) => tip.textContent, role("tooltip")).toBe(name);
}
