/** WCAG 1.4.12, with the values of its understanding document. */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** WCAG 1.4.4. */
export const doubled = "html { font-size: 200% !important; }";

/** Runs in the page: adds a reader's own stylesheet. */
export function restyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
