/**
 * Makes every text of the page a third longer, as a translation may be: each vowel is doubled. Not in code, in
 * untranslated text, nor in an abbreviation; and a line of a headline only up to its `most` characters, which the
 * build checks. Everything folded is opened.
 */
export function lengthen(most: number): void {
  const doubled = (text: string, room = Number.POSITIVE_INFINITY) => {
    let left = room;
    return text.replace(/\p{L}+/gu, (word) =>
      /\p{Lu}.*\p{Lu}/u.test(word)
        ? word
        : word.replace(/[aeiouy]/giu, (vowel) =>
            left-- > 0 ? vowel + vowel.toLowerCase() : vowel,
          ),
    );
  };
  /** A short line has more vowels than a third. */
  const fitted = (line: string) => {
    const { length } = line.trim();
    return doubled(line, Math.min(most, Math.ceil((length * 4) / 3)) - length);
  };
  for (const each of document.querySelectorAll("details")) each.open = true;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const owner = text.parentElement;
    if (owner?.closest("[translate=no], [data-word], code, pre, script, style, svg, option"))
      continue;
    text.data = owner?.closest("h1 > span, h2 > span") ? fitted(text.data) : doubled(text.data);
  }
}

/** Texts covered by anything painted, and words of a headline outside their line. The window is as high as the page. */
export function covered(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const isOpaque = ({ backgroundColor }: Pick<CSSStyleDeclaration, "backgroundColor">) =>
    !/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor);
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, backgroundRepeat, fill } = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return fill !== "none";
    // A background that does not repeat fills only a part of the element.
    if (backgroundImage !== "none" && backgroundRepeat !== "no-repeat") return true;
    return isOpaque({ backgroundColor });
  };
  /** Whether a headline's line has its own ground there: with a reader's own spacing it is not as high as the line. */
  const isOnGround = (y: number, line: Element) => {
    if (!line.matches("h1 > span, h2 > span")) return false;
    const ground = getComputedStyle(line, "::before");
    const box = line.getBoundingClientRect();
    return (
      isOpaque(ground) &&
      y > box.top + Number.parseFloat(ground.top) &&
      y < box.bottom - Number.parseFloat(ground.bottom)
    );
  };
  const isClippedAway = (element: Element): boolean =>
    /inset\([^)]*\b(?:50|100)%/.test(getComputedStyle(element).clipPath) ||
    (element.parentElement !== null && isClippedAway(element.parentElement));
  /** Whether it is scrolled out of a box, where anything may lie. */
  const isAway = (x: number, y: number, owner: Element) => {
    for (let box: Element | null = owner; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  // Drawings leave the pointer to what is below them, and would not be found.
  const solid = new CSSStyleSheet();
  solid.replaceSync("svg, svg *, i { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(solid);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    const words = (node as Text).data.trim();
    if (!owner || !words || owner.closest("svg, pre, code, .sr, [inert], option")) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isClippedAway(owner)) continue;
    range.selectNodeContents(node);
    const line = owner.closest("h1 > span, h2 > span")?.getBoundingClientRect();
    for (const { left, right, top, width, height } of range.getClientRects()) {
      if (width < 2) continue;
      // Half a letter may be covered, from above or from below.
      const [upper, middle, lower] = [top + 0.3 * height, top + height / 2, top + 0.7 * height];
      for (const [x, y] of [
        [left + 2, upper],
        [right - 2, upper],
        [(left + right) / 2, middle],
        [left + 2, lower],
        [right - 2, lower],
      ] as const) {
        if (isAway(x, y, owner)) continue;
        for (const above of document.elementsFromPoint(x, y)) {
          if (above.contains(owner) || owner.contains(above)) break;
          if (isPainted(above) || isOnGround(y, above)) {
            const parent = above
              .closest("section, header, footer")
              ?.querySelector("h1, h2")?.textContent;
            found.add(`"${words}" is under ${above.localName} of ${parent}`);
          }
        }
      }
      if (line && (left < line.left - 2 || right > line.right + 2))
        found.add(`"${words}" leaves its line`);
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}
