/** The link that an event happened on, if any. */
export function linkOf(event: Event): HTMLAnchorElement | null | undefined {
  // The target of a key may be the document, which has no method of this name.
  const target = event.target as Partial<Element> | null;
  return target?.closest?.<HTMLAnchorElement>("a[href]");
}
