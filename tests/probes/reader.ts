/** WCAG 1.4.12, with the values of its understanding document. */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** WCAG 1.4.4. */
export const doubled = "html { font-size: 200% !important; }";

/** Between two layouts: names are longer, but not yet moved out of the way of a drawing. */
export const halfAgain = "html { font-size: 150% !important; }";

/** A browser's or a phone's setting for larger text. */
export const enlarged = "html { font-size: 130% !important; }";

/** Runs in the page: adds a reader's own stylesheet. */
export function restyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Runs in the page: no text is smaller than a number of pixels, as a reader can set in Firefox and Chromium. Once more
 * at each width, since other sizes follow it.
 */
export function enlargeSmall(least: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("body, body *")];
  for (const each of all) each.style.removeProperty("font-size");
  const sizes = all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  for (const [index, each] of all.entries()) {
    const size = sizes[index] ?? 0;
    // Browsers leave text alone that has no size at all.
    if (size) each.style.setProperty("font-size", `${Math.max(least, size)}px`, "important");
  }
}
