import { closest } from "../browser/closest.ts";
import { spoken } from "../content/language.ts";

/**
 * A link to another language keeps the address's query and fragment, with the anchor and the tools' answers in
 * them. A visitor whose browser prefers another language is offered the page in it.
 */
export function watchLanguages(): void {
  addEventListener("click", (event) => {
    const { search, hash } = location;
    const link = closest<HTMLAnchorElement>(event, "a[hreflang]");
    if (link) Object.assign(link, { search, hash });
  });
  const isWorthIt = document.querySelector("a[hreflang]:not([data-same])");
  if (!isWorthIt || navigator.language.startsWith(spoken.code)) return;
  // If it cannot be loaded, the links in header and footer remain.
  import("./offer.ts").then(
    ({ offerLanguage }) => offerLanguage(),
    () => {},
  );
}
