/* Run in the page. */

/** Controls whose text has the colour of its ground, and drawn bars that have taken the system's, in forced colours. */
export function lostInForcedColours(): string[] {
  const behind = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    return /transparent|, 0\)$/.test(backgroundColor)
      ? behind(element.parentElement)
      : backgroundColor;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const controls = shown("a, button, label, summary").filter(
    (control) =>
      control.innerText.trim() &&
      [control, ...control.querySelectorAll("span, b")].some(
        (each) => getComputedStyle(each).color === behind(each),
      ),
  );
  const sample = document.body.appendChild(document.createElement("p"));
  sample.style.background = "Canvas";
  const { backgroundColor: canvas } = getComputedStyle(sample);
  sample.remove();
  const bars = shown("main i:empty").filter((bar) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(bar);
    return backgroundImage === "none" && backgroundColor === canvas && bar.offsetWidth > 0;
  });
  return [...controls, ...bars].map((each) => each.outerHTML.slice(0, 80));
}

/** Text that would be too pale on white paper, where backgrounds are not printed. */
export function paleOnPaper(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner || !text.textContent?.trim()) continue;
    if (!owner.checkVisibility({ visibilityProperty: true }) || owner.closest("svg, .sr")) continue;
    if (owner.getBoundingClientRect().bottom <= 0) continue;
    const { color, printColorAdjust } = getComputedStyle(owner);
    if (printColorAdjust === "exact") continue;
    if (1.05 / (window.luminance(color) + 0.05) < 4.5) found.add(text.textContent.trim());
  }
  return [...found];
}
