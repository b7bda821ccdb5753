const VOID = "area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr";
/** Attributes that React writes in camel case. SVG attributes are case-sensitive and stay. */
const CASED =
  /\s(?:charSet|popoverTarget|popoverTargetAction|fetchPriority|crossOrigin|autoComplete|httpEquiv|inputMode|noValidate)(?==)/g;

/**
 * Shortens React's markup without changing its meaning: void elements unclosed, empty SVG elements
 * self-closed, attributes in lower case, empty attributes without a value.
 */
export function tidyHtml(html: string): string {
  return html
    .replace(new RegExp(`<(?:${VOID})\\b[^>]*/>`, "g"), (tag) => `${tag.slice(0, -2)}>`)
    .replace(/><\/(?:path|rect|circle|line|use)>/g, "/>")
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(CASED, (name) => name.toLowerCase()).replace(/(\s[\w-]+)=""/g, "$1"),
    );
}
