import { others, spoken } from "../content/language.ts";
import type { Listed } from "../content/languages/language.ts";
import type { StoredKey } from "../content/stored.ts";
import styles from "./languages.module.css";

/** The key of the stored value. */
const OFFERED = "offered" satisfies StoredKey;

/**
 * Offers a visitor whose browser prefers another language its own page, once, without redirecting. It is in the header,
 * whose link and Close it repeats, or over the page where the header has no room; nothing moves for it.
 */
export function offerLanguage(): void {
  const language = languageToOffer();
  const header = document.querySelector("header");
  const link = header?.querySelector(`[hreflang=${language?.code}]`)?.cloneNode();
  const close = header?.querySelector("[popovertargetaction]")?.cloneNode(true);
  if (!language || !(link instanceof HTMLElement && close instanceof HTMLElement)) return;
  const offer = document.createElement("aside");
  offer.className = styles.offer ?? "";
  offer.lang = language.code;
  offer.setAttribute("aria-label", language.name);
  link.textContent = language.offer;
  close.setAttribute("aria-label", language.close);
  close.removeAttribute("popovertarget");
  close.addEventListener("click", () => offer.remove());
  offer.append(link, close);
  header?.firstElementChild?.lastElementChild?.before(offer);
}

/** The language that the browser prefers to this one, if it has not been offered, and the visitor has chosen none. */
function languageToOffer(): Listed | undefined {
  const language = preferred();
  // A visitor from another page of the site has chosen its language, or was asked there.
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (!language || isFromHere) return undefined;
  try {
    if (localStorage.getItem(OFFERED)) return undefined;
    localStorage.setItem(OFFERED, "1");
    return language;
  } catch {
    // Where nothing is remembered, it would come again with each visit.
    return undefined;
  }
}

function preferred(): Listed | undefined {
  for (const tag of navigator.languages) {
    const [own] = tag.split("-");
    if (own === spoken.code) return undefined;
    const other = others.find((each) => each.code === own);
    if (other) return other;
  }
  return undefined;
}
