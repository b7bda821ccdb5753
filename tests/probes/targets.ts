/**
 * Targets that are too small. Controls and navigation measure 44 px both ways; a link in text only has
 * to be 24 px away from the next (WCAG 2.5.8), and one within a line not even that.
 */
export function hardToHit(): string[] {
  const all = [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .map((element) => element.closest("label") ?? element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // The skip link is positioned above the page.
    .filter(({ box }) => box.bottom > 0);
  return all
    .filter(({ element, box }) => {
      const { width, height, left, right, top, bottom } = box;
      // Half a pixel allows for rounding.
      if (width > 43.5 && height > 43.5) return false;
      if (!element.matches("main a:not(nav a)")) return true;
      const line = element.parentElement?.closest("p, dd, dt, li, td, th, figcaption");
      if (line && line.textContent?.trim() !== element.textContent?.trim()) return false;
      if (width >= 24 && height >= 24) return false;
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      return all.some((other) => {
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return other.element !== element && Math.hypot(dx, dy) < 24;
      });
    })
    .map(({ element, box }) => {
      const name = element.textContent?.trim() || element.getAttribute("aria-label");
      return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
    });
}
