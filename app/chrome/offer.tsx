import { useState } from "react";
import { code } from "../content/language.ts";
import type { Language } from "../content/languages.ts";
import { others } from "../content/other-languages.ts";
import type { StoredKey } from "../content/stored.ts";
import { IconButton } from "../ui/button.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { linkTo } from "./language-links.tsx";
import styles from "./languages.module.css";

/** The key of the stored value. */
const OFFERED = "offered" satisfies StoredKey;

interface OfferProps {
  /** The path of the current page. */
  current: string | undefined;
  inert: boolean;
}

/** One line over the page, which does not move for it. */
export function Offer({ current, inert }: OfferProps) {
  const [language, offer] = useState(offered);
  return (
    language && (
      <aside className={styles.offer} lang={language.code} aria-label={language.name} inert={inert}>
        <a className={buttonClass("link", "default")} {...linkTo(language, current)}>
          {language.offer}
        </a>
        <IconButton
          variant="ghost"
          icon="close"
          label={language.close}
          onClick={() => offer(undefined)}
        />
      </aside>
    )
  );
}

/** The language that the browser prefers to this one, if it has not been offered, and the visitor has chosen none. */
function languageToOffer(): Language | undefined {
  const language = preferred();
  // Who comes from a page of the site has chosen its language, or has been asked there.
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

function preferred(): Language | undefined {
  for (const tag of navigator.languages) {
    const [own] = tag.split("-");
    if (own === code) return undefined;
    const other = others.find((each) => each.code === own);
    if (other) return other;
  }
  return undefined;
}

/** Once, as long as the document lasts. */
const offered = languageToOffer();
