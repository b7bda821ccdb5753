import { useState } from "react";

/** Name of the stored value. */
const LANGUAGE = "language";

/** Where storage is denied, the choice lasts as long as the document. */
let chosen = "";

/** The language that samples are read in: one choice for all pages, remembered in this browser. */
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
