/** A link to another language keeps the address's query and fragment: the anchor, the tools' answers. */
export function keepPlace(link: HTMLAnchorElement): void {
  const { search, hash } = location;
  if (link.hreflang) Object.assign(link, { search, hash });
}
