import { afterPaint } from "../after-paint.ts";

/**
 * The theme is the visitor's, not the page's: a radio group in the footer, remembered in
 * this browser, applied before the first paint by `applyStoredTheme` (document.tsx inlines
 * it) and kept by `watchTheme`, which runs before React does.
 */
export const themes = ["light", "dark", "system"] as const;

/** Name of the radio group and of the stored value. */
export const THEME = "theme";

/** Runs in the head, before anything is painted. Self-contained: its source is inlined. */
export const applyStoredTheme = `try{document.documentElement.dataset.${THEME}=localStorage.${THEME}||""}catch{}`;

/** Shows the theme that applies as chosen, and applies and remembers what is chosen. */
export function watchTheme(): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`input[name="${THEME}"]`);
  const applied = document.documentElement.dataset[THEME] || "system";
  for (const radio of radios) {
    radio.checked = radio.value === applied;
    // The whole page changes its colours: the choice is seen first.
    radio.addEventListener("change", () => afterPaint(() => choose(radio.value)));
  }
}

function choose(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset[THEME];
  else dataset[THEME] = theme;
  // Storage may be denied; the choice then lasts as long as the document.
  try {
    if (theme === "system") localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
  } catch {}
}
