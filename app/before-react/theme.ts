import { afterPaint } from "./after-paint.ts";

/**
 * The theme is the visitor's, not the page's: a radio group in the footer, remembered in
 * this browser, applied before the first paint by the script in the head (head-script.ts)
 * and kept by `watchTheme`, which runs before React does.
 */
export const themes = ["light", "dark", "system"] as const;

/** Name of the radio group and of the stored value. */
export const THEME = "theme";
const SYSTEM = "system";

/** Shows the theme that applies as chosen, and applies and remembers what is chosen. */
export function watchTheme(): void {
  const radios = document.querySelectorAll<HTMLInputElement>(`input[name="${THEME}"]`);
  const show = (applied: string) => {
    for (const radio of radios) radio.checked = radio.value === applied;
  };
  show(document.documentElement.dataset[THEME] || SYSTEM);
  for (const radio of radios) {
    // The whole page changes its colours: the choice is seen first.
    radio.addEventListener("change", () =>
      afterPaint(() => {
        apply(radio.value);
        remember(radio.value);
      }),
    );
  }
  // Another tab changed the choice, perhaps while this page lay in the browser's cache.
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
}

// Storage may be denied; the choice then lasts as long as the document.
function remember(theme: string): void {
  try {
    localStorage.setItem(THEME, theme);
  } catch {}
}

/** Undefined where storage is denied. */
function remembered(): string | undefined {
  try {
    return localStorage.getItem(THEME) ?? SYSTEM;
  } catch {
    return undefined;
  }
}
