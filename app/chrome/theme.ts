import type { StoredKey } from "../content/stored.ts";

/**
 * The visitor chooses the theme in a radio group in the footer. The script in the head
 * (head-script.ts) applies the stored choice before the first paint; `watchTheme` keeps it up to date.
 */
export const themes = ["light", "dark", "system"] as const;

/** Name of the radio group and key of the stored value. */
export const THEME = "theme" satisfies StoredKey;
const SYSTEM = "system";

/** Checks the radio button of the current theme, and applies and stores each new choice. */
export function watchTheme(): void {
  const show = (applied: string) => {
    const radios = document.querySelectorAll<HTMLInputElement>(`input[name="${THEME}"]`);
    for (const radio of radios) radio.checked = radio.value === applied;
  };
  const applied = document.documentElement.dataset[THEME] || SYSTEM;
  show(applied);
  colourBar(applied);
  addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== THEME) return;
    // Repainting the whole page is slow: the checked radio button is painted first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        apply(value);
        // Storage may be denied; the choice then lasts until the document is unloaded.
        try {
          localStorage.setItem(THEME, value);
        } catch {}
      }),
    );
  });
  // Another tab may change the theme, even while this page is in the back-forward cache.
  const recall = () => {
    const theme = remembered();
    if (!theme) return;
    apply(theme);
    show(theme);
  };
  addEventListener("storage", recall);
  addEventListener("pageshow", ({ persisted }) => persisted && recall());
}

function apply(theme: string): void {
  document.documentElement.dataset[THEME] = theme;
  colourBar(theme);
}

/** The browser's own bar gets the page's ground: of its two colours, in this order, one applies. */
function colourBar(theme: string): void {
  const colours = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const [i, colour] of colours.entries()) {
    const scheme = themes[i];
    const chosen = theme === scheme ? "all" : "not all";
    colour.media = theme === SYSTEM ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

/** Undefined where storage is denied. */
function remembered(): string | undefined {
  try {
    return localStorage.getItem(THEME) ?? SYSTEM;
  } catch {
    return undefined;
  }
}
