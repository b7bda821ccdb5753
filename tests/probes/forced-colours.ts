/** Bars of a drawing that have taken the system's ground. */
export function undyed(): string[] {
  const sample = document.body.appendChild(document.createElement("p"));
  sample.style.background = "Canvas";
  const { backgroundColor: canvas } = getComputedStyle(sample);
  sample.remove();
  return [...document.querySelectorAll("main i:empty")]
    .filter((bar) => bar.checkVisibility() && bar.getClientRects().length > 0)
    .filter((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar);
      return backgroundImage === "none" && backgroundColor === canvas;
    })
    .map((bar) => `${bar.parentElement?.localName} > ${bar.localName}.${bar.className}`);
}

/** Controls whose text has the colour of its background. */
export function lostInForcedColours(): string[] {
  const behind = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    const clear = backgroundColor === "transparent" || /, 0\)$/.test(backgroundColor);
    return clear ? behind(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll<HTMLElement>("a, button, label, summary")]
    .filter((element) => element.checkVisibility() && element.innerText.trim())
    .filter((element) => {
      const texts = [element, ...element.querySelectorAll("span, b")];
      return texts.some((each) => getComputedStyle(each).color === behind(each));
    })
    .map((element) => element.innerText.trim());
}
