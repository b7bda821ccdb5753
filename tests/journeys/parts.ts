import { css, type Query, role } from "./find.ts";
import { eventually, expect, poll } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

/* Parts of pages that journeys in more than one language use: found without a word of any. */

declare global {
  interface Window {
    /** The announcements, in order. */
    announced: string[];
    /** Whether the overlay covers the page, and its first and last frame, in milliseconds from the click. */
    covers: { readonly covered: boolean; readonly from: number; to: number }[];
  }
}

/** Runs before the page's own scripts: watches the overlay from the first frame, and at each click. */
export const watchOverlay = `(${() => {
  window.covers = [];
  const isCovered = () => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return middle?.parentElement ? Boolean(middle.closest("#overlay")) : undefined;
  };
  const look = (at: number) => {
    const covered = isCovered();
    const last = window.covers.at(-1);
    if (last && last.covered === covered) last.to = at;
    else if (covered !== undefined) window.covers.push({ covered, from: at, to: at });
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

/** The message below a field. */
export const descriptionOf = (visitor: Visitor, field: Query) =>
  visitor.look(
    (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
    field,
  );

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

export const carousel = css("section[aria-roledescription]");
/** A control of the carousel. */
export const control = (name: string | RegExp) => role("button", name, carousel.selector);

/** Everything that indicates the current slide, counted from one. */
export const shown = (visitor: Visitor) =>
  visitor.look((carousel) => {
    const track = carousel.querySelector("#business-slides");
    const box = track?.getBoundingClientRect();
    const slides = [...(track?.children ?? [])];
    const dots = [...carousel.querySelectorAll("#business-slides ~ * button")];
    const bar = carousel.querySelector("#business-slides ~ * svg[width$='%']");
    const placesOf = <Each>(list: readonly Each[], isSo: (each: Each) => boolean) =>
      list.flatMap((each, i) => (isSo(each) ? [i + 1] : []));
    return {
      bar: Math.round((parseFloat(bar?.getAttribute("width") ?? "") / 100) * slides.length),
      dots: placesOf(dots, (dot) => dot.hasAttribute("aria-current")),
      onScreen: placesOf(slides, (slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return box !== undefined && right > box.left + 1 && left < box.right - 1;
      }),
    };
  }, carousel);

/** Only this slide is on screen, and every indicator agrees. */
export const expectSlide = (visitor: Visitor, slide: number) =>
  eventually(() => shown(visitor)).toEqual({
    bar: slide,
    dots: [slide],
    onScreen: [slide],
  });
