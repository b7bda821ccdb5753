/** Runs in the page: the headline's lines outside the lane that end on a drawing, and not on a ground of their own. */
export function onThreads(): string[] {
  const solid = new CSSStyleSheet();
  solid.replaceSync("svg, svg *, i { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(solid);
  const isClear = (colour: string) => /, 0\)$/.test(colour);
  const isDrawn = (element: Element) => {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return fill !== "none";
    return element.localName === "i" && !(isClear(backgroundColor) && backgroundImage === "none");
  };
  const range = document.createRange();
  const found = [...document.querySelectorAll("h1 > span:not([data-lane])")].filter((line) => {
    const isOnGround =
      !isClear(getComputedStyle(line, "::before").backgroundColor) ||
      getComputedStyle(line).backgroundImage !== "none";
    if (isOnGround) return false;
    range.selectNodeContents(line);
    return [...range.getClientRects()].some(({ right, top, bottom }) => {
      const all = document.elementsFromPoint(right - 2, (top + bottom) / 2);
      return all.slice(all.indexOf(line) + 1).some(isDrawn);
    });
  });
  document.adoptedStyleSheets.pop();
  return found.map(({ textContent }) => textContent);
}
