/**
 * Where the text of a selection of `main` differs from the visible text: hidden words that are copied,
 * and visible words that are not.
 */
export function copiedUnseen(): string[] {
  const main = document.querySelector("main");
  if (!main) return ["no main"];
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element | null): boolean => {
    if (!element || element === main) return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const result =
      getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement);
    clipped.set(element, result);
    return result;
  };
  // Chromium copies the labels of buttons, Firefox does not.
  const buttons = [...main.querySelectorAll("button")];
  for (const button of buttons) button.style.userSelect = "none";
  const selection = getSelection();
  selection?.selectAllChildren(main);
  const copied = selection?.toString() ?? "";
  selection?.removeAllRanges();
  for (const button of buttons) button.removeAttribute("style");

  let seen = "";
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Neither the value of a field nor inert text is copied.
    if (owner.closest("button, select, textarea, [inert]") || isClipped(owner)) continue;
    seen += ` ${text.textContent} `;
  }
  const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  const [one, other] = [plain(copied), plain(seen)];
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at++;
  return [`copied “${one.slice(at, at + 60)}”, seen “${other.slice(at, at + 60)}”`];
}

/**
 * Texts for another state of the page that a reader view would keep. Readability leaves out elements that are `hidden`,
 * `aria-hidden` or `display: none` by their own attribute, and knows no style sheets.
 */
export function noticesOfOtherStates(): string[] {
  return [...document.querySelectorAll("main :is([aria-live], noscript)")]
    .filter((notice) => notice.textContent?.trim() && !notice.checkVisibility())
    .filter((notice) => !notice.closest("[hidden], [aria-hidden=true], noscript, dialog"))
    .map((notice) => notice.textContent?.trim().slice(0, 60) ?? "");
}
