/**
 * Targets that are too small, or lone links that reach over another. Controls, navigation and links on their own
 * measure 44 px; a link next to another only has to be 24 px away from it (WCAG 2.5.8), and one within a line not even
 * that.
 */
export function hardToHit(): string[] {
  // The area around a link's words that is pressed with them.
  const reach = (element: Element, box: DOMRect) => {
    const around = ["::before", "::after"].map((part) => getComputedStyle(element, part));
    const lying = around.filter(
      ({ content, position }) => content !== "none" && position === "absolute",
    );
    return Math.max(box.height, ...lying.map(({ height }) => Number.parseFloat(height) || 0));
  };
  const all = [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .map((element) => element.closest("label") ?? element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // The skip link is positioned above the page.
    .filter(({ box }) => box.bottom > 0);
  return all
    .filter(({ element, box }) => {
      const { width } = box;
      const height = reach(element, box);
      // Half a pixel allows for rounding.
      if (width > 43.5 && height > 43.5) return false;
      if (!element.matches("main a:not(nav a)")) return true;
      const line = element.parentElement?.closest("p, dd, dt, li, td, th, figcaption, h2, h3");
      const isBox = getComputedStyle(element).display !== "inline";
      if (!isBox && line && line.textContent?.trim() !== element.textContent?.trim()) return false;
      if (height < 43.5) return true;
      const middle = (box.top + box.bottom) / 2;
      const own = { top: middle - height / 2 + 1, bottom: middle + height / 2 - 1 };
      return all.some(
        (other) =>
          other.element !== element &&
          [...other.element.getClientRects()].some(
            (rect) =>
              rect.top < own.bottom &&
              rect.bottom > own.top &&
              rect.left < box.right - 1 &&
              rect.right > box.left + 1,
          ),
      );
    })
    .map(({ element, box }) => {
      const name = element.textContent?.trim() || element.getAttribute("aria-label");
      return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
    });
}
