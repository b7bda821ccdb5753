import { useState } from "react";
import type { StoredKey } from "../content/stored.ts";

/** The storage key. */
const LANGUAGE = "language" satisfies StoredKey;

/** If storage is denied, the choice lasts as long as the document. */
let chosen = "";

/** The language of code samples: one choice for all pages, stored in this browser. */
export function useLanguage(): [string, (language: string) => void] {
  const [language, setLanguage] = useState(recall);
  const choose = (next: string) => {
    chosen = next;
    setLanguage(next);
    try {
      localStorage.setItem(LANGUAGE, next);
    } catch {}
  };
  return [language, choose];
}

function recall(): string {
  try {
    return chosen || (localStorage.getItem(LANGUAGE) ?? "");
  } catch {
    return chosen;
  }
}
