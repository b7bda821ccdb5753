import { fadeIn } from "../sections/fade-in.ts";

/**
 * What moves on a page without React. What few pages have is fetched by those that do; without it, they stay as they
 * are served.
 */
export function enliven(): void {
  fadeIn();
  const parts = [
    ["#contents", () => import("../sections/current-section.ts")],
    ["[data-words]", () => import("../pages/home/word.ts")],
  ] as const;
  for (const [selector, load] of parts) {
    const part = document.querySelector<HTMLElement>(selector);
    if (!part) continue;
    load().then(
      ({ start }) => start(part),
      () => {
        part.dataset.script = "lost";
      },
    );
  }
}
