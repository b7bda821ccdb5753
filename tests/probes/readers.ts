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
    const { clipPath, fontSize } = getComputedStyle(element);
    const result = clipPath !== "none" || fontSize === "0px" || isClipped(element.parentElement);
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

/** Words of a heading, a label or hidden in a link that are a box of their own: Orca says them as one more. */
export function saidApart(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":is(a, h2) .sr, :is(h1, h2, label) *")]
    .filter((each) => each.checkVisibility() && !each.closest("svg, [aria-hidden=true]"))
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((each) => each.role !== "none" && getComputedStyle(each).display !== "inline")
    .map((each) => each.outerHTML.slice(0, 80));
}
