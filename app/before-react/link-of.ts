/** The link that an event happened on, if any. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const element = event.target instanceof Element ? event.target.closest("a") : null;
  return element?.href ? element : undefined;
}
