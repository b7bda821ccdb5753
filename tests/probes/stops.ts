/**
 * Runs in the page: whether a round that goes by this name has been at the focused element, and if not, what is wrong
 * with it. A date field has a tab stop each for day, month and year.
 */
export function lookAtStop(round: string): { isRound: boolean; wrong?: string[] } {
  const grounds = (element: Element | null): string[] =>
    element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const clipping = (element: Element | null): Element[] =>
    element
      ? [
          ...clipping(element.parentElement),
          ...(getComputedStyle(element).overflowX === "visible" ? [] : [element]),
        ]
      : [];

  const element = document.activeElement;
  const last = document.querySelector(`[${round}=last]`);
  if (!element || element === document.body || element === last) return { isRound: false };
  if (element.hasAttribute(round)) return { isRound: true };
  last?.setAttribute(round, "");
  element.setAttribute(round, "last");
  const wrong: string[] = [];
  const found = { isRound: false, wrong };
  const name = `${element.localName} "${element.textContent?.trim() || element.getAttribute("aria-label") || element.getAttribute("name")}"`;
  const blame = (what: string) => wrong.push(`${name} ${what}`);
  // A radio button's focus ring is drawn around its label.
  const ringed =
    element.matches("label > input") && getComputedStyle(element).opacity === "0"
      ? (element.nextElementSibling ?? element)
      : element;
  const ring = getComputedStyle(ringed);
  const width = Number.parseFloat(ring.outlineWidth);
  // The browser draws the focus ring of a date field's own button.
  if (element.matches("[type=date]:not(:focus-visible)")) return found;
  if (ring.outlineStyle === "none" || width < 2) {
    blame("has no ring");
    return found;
  }
  const inside = Number.parseFloat(ring.outlineOffset) < 0;
  const backdrop = grounds(inside ? ringed : ringed.parentElement);
  const [a, b] = [window.luminance(...backdrop, ring.outlineColor), window.luminance(...backdrop)];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (contrast < 3) blame(`has a ring of contrast ${contrast.toFixed(2)}`);

  const header = document.querySelector("header");
  const above = header?.contains(element) || element.matches("a[href='#main']");
  // Cut off at the viewport's edge, or by an ancestor that clips overflow. Elements outside the
  // header can be scrolled.
  const reach = Number.parseFloat(ring.outlineOffset) + width;
  const box = ringed.getBoundingClientRect();
  for (const clip of new Set([document.documentElement, ...clipping(ringed.parentElement)])) {
    const edge = clip.getBoundingClientRect();
    const cut = {
      left: edge.left - (box.left - reach),
      right: box.right + reach - edge.right,
      top:
        (clip === document.documentElement ? (above ? 0 : -Infinity) : edge.top) -
        (box.top - reach),
    };
    for (const [side, by] of Object.entries(cut)) {
      if (by > 1) blame(`has a ring cut off by ${Math.round(by)} px at the ${side}`);
    }
  }

  // Under the header (where the skip link is not, and which a low window scrolls away), or below the viewport.
  const covered = above ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  // In a textarea the browser only scrolls the current line into view.
  const fits = !element.matches("textarea") && box.height < innerHeight - covered;
  // Firefox does not scroll to a stop if one line of it is visible, or most of it at the bottom.
  const line = CSS.supports("-moz-appearance: none") ? 24 : Infinity;
  const below = box.bottom > innerHeight + 1 && box.top > innerHeight - 16;
  const behind = fits && box.top < covered - 1 && box.bottom - covered < line;
  if (below || behind) {
    blame(`is out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  } else {
    // A tall stop shows its start or its end; a link of two lines is hit on its first.
    const [first = box] = ringed.getClientRects();
    const y = Math.min(Math.max((first.top + first.bottom) / 2, covered + 1), innerHeight - 1);
    const x = Math.min(Math.max((first.left + first.right) / 2, 1), innerWidth - 1);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(ringed.contains(hit) || hit.contains(ringed) || element.contains(hit))) {
      blame(`lies under ${hit?.localName} "${hit?.textContent?.trim().slice(0, 20)}"`);
    }
  }
  return found;
}
