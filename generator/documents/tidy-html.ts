const VOID = "area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr";
/** Attributes that React writes in its own spelling; SVG's are cased for a reason and stay. */
const CASED =
  /\s(?:charSet|popoverTarget|popoverTargetAction|fetchPriority|crossOrigin|autoComplete|httpEquiv|inputMode|noValidate)(?==)/g;

/**
 * React's markup as a person would write it: void elements unclosed, a drawing's empty ones closed
 * in one tag, attributes in lower case, empty attributes bare. The document means the same and is shorter.
 */
export function tidyHtml(html: string): string {
  return html
    .replace(new RegExp(`<(?:${VOID})\\b[^>]*/>`, "g"), (tag) => `${tag.slice(0, -2)}>`)
    .replace(/><\/(?:path|rect|circle|line|use)>/g, "/>")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(CASED, (name) => name.toLowerCase()).replace(/(\s[\w-]+)=""/g, "$1"),
    );
}
