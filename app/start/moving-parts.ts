import type { StoredKey } from "../content/stored.ts";

/** The key of the kept questions. Importing it would bring all of browser/kept-questions.ts into this script. */
const QUESTIONS = "questions" satisfies StoredKey;

/**
 * The moving parts of a page without React. Parts that few pages have are fetched by those pages; without them, they
 * stay as served.
 */
export function startMovingParts(): void {
  const parts = [
    ["#contents", () => import("../sections/current-section.ts")],
    ["form [name=subject]", () => import("../pages/contact/early-subject.ts")],
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
  const asks = document.querySelector("main .ask,[data-keeps~=questions]");
  // Where storage is denied, no other page has kept any.
  try {
    if (!asks && !sessionStorage.getItem(QUESTIONS)) return;
  } catch {
    return;
  }
  // If it cannot be loaded, the links that ask remain.
  import("../chrome/keep-buttons.ts").then(
    ({ keepAsked }) => keepAsked(),
    () => {},
  );
}
