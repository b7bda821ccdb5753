import { spoken } from "../content/language.ts";

/** A link to another language keeps the address's query and fragment: the anchor, the tools' answers. */
export function keepPlace(link: HTMLAnchorElement): void {
  const { search, hash } = location;
  if (link.hreflang) Object.assign(link, { search, hash });
}

/** A visitor whose browser prefers another language is offered the page in it. */
export function offerLanguages(): void {
  if (!document.querySelector("a[hreflang]") || navigator.language.startsWith(spoken.code)) return;
  // If it cannot be loaded, the links in header and footer remain.
  import("./offer.ts").then(
    ({ offerLanguage }) => offerLanguage(),
    () => {},
  );
}
