/**
 * Text that is cut off, broken inside a word, over other text or outside the page; and how far the page
 * scrolls sideways.
 */
export function unreadable(paper: boolean, within = "body"): string[] {
  interface Line {
    owner: Element;
    words: string;
    box: { left: number; right: number; top: number; bottom: number };
  }
  const found = new Set<string>();
  const lines: Line[] = [];
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const screen = { left: 0, right: clientWidth, top: 0, bottom: clientHeight };
  const range = document.createRange();
  // A browser may break a word at its hyphens and slashes.
  const breakable = /[\p{L}\p{N}][^\s\-‐–—/]*[^\s\-‐–—/]/gu;
  const breaksOf = (text: Text) =>
    [...text.data.matchAll(breakable)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit also returns the end of the line before, without a width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const tops = boxes.map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
    });
  const isClippedAway = (element: Element): boolean =>
    /inset\([^)]*\b(?:50|100)%/.test(getComputedStyle(element).clipPath) ||
    (element.parentElement !== null && isClippedAway(element.parentElement));
  const page = document.querySelector(within) ?? document.body;
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    const owner = text.parentElement;
    const words = text.data.trim();
    // The map's labels repeat the names in the table next to it.
    if (owner?.closest("svg")) continue;
    if (
      !owner ||
      !words ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    // For screen readers only, or until something is pointed at.
    if (isClippedAway(owner) || owner.closest(".sr, [inert]")) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    if (rects.length > 1) for (const word of breaksOf(text)) found.add(`broken: ${word}`);
    for (const rect of rects) {
      // A line box is taller than its letters, and only the letters must be visible.
      const spare = rect.height * 0.25;
      let box: Line["box"] = {
        left: rect.left + 1,
        right: rect.right - 1,
        top: rect.top + spare,
        bottom: rect.bottom - spare,
      };
      const line = { owner, words, box };
      let cover: Element | null = owner;
      for (; cover; cover = cover.parentElement) {
        const style = getComputedStyle(cover);
        const isFixed = style.position === "fixed";
        if (!isFixed && (style.display === "inline" || style.display === "contents")) continue;
        const area = cover.getBoundingClientRect();
        for (const [axis, from, to] of [
          ["overflowX", "left", "right"],
          ["overflowY", "top", "bottom"],
        ] as const) {
          const overflow = style[axis];
          if (isFixed && (area[from] < screen[from] - 1 || area[to] > screen[to] + 1))
            found.add(`off screen: ${words}`);
          if (overflow === "visible" || cover === document.documentElement) continue;
          if (box[from] >= area[from] && box[to] <= area[to]) continue;
          if (overflow === "auto" || overflow === "scroll") {
            if (paper) found.add(`cut on paper: ${words}`);
            // It can be scrolled to, if its box can be; at its current position anything may cover it.
            box = {
              left: area.left + 1,
              right: area.right - 1,
              top: area.top + 1,
              bottom: area.bottom - 1,
            };
          } else {
            found.add(`cut: ${words}`);
          }
        }
        if (isFixed) break;
      }
      if (!cover && box.left < 0) found.add(`off the page: ${words}`);
      if (box === line.box && box.right > box.left) lines.push(line);
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { owner, words, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      if (other.owner === owner) continue;
      if (other.box.left < box.right && other.box.right > box.left) {
        found.add(`"${words}" overlaps "${other.words}"`);
      }
    }
  }
  if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px sideways`);
  return [...found];
}

/** Texts that something painted covers. The window is as high as the page. */
export function covered(): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const isOpaque = (colour: string) => !/^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage, backgroundRepeat, fill } = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) return fill !== "none";
    // A background that does not repeat fills only a part of the element.
    const repeats = backgroundRepeat.split(", ").some((each) => each !== "no-repeat");
    if (backgroundImage !== "none" && repeats) return true;
    return isOpaque(backgroundColor);
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
  const isOwn = (element: Element, owner: Element) =>
    element.contains(owner) || owner.contains(element);
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
    for (const { left, right, top, width, height } of range.getClientRects()) {
      if (width < 2) continue;
      const y = top + height / 2;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        // Mostly its own: all that lie there are only asked for where another is on top.
        const highest = document.elementFromPoint(x, y);
        if (!highest || isOwn(highest, owner) || isAway(x, y, owner)) continue;
        for (const above of document.elementsFromPoint(x, y)) {
          if (isOwn(above, owner)) break;
          if (isPainted(above)) found.add(`"${words}" is under ${above.outerHTML.slice(0, 60)}`);
        }
      }
    }
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}

/** Words of a heading, a label or hidden in a link that are a box of their own: Orca says them as one more. */
export function saidApart(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":is(a, h2) .sr, :is(h1, h2, label) *")]
    .filter((each) => each.checkVisibility() && !each.closest("svg, [aria-hidden=true]"))
    .filter((each) => [...each.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((each) => each.role !== "none" && getComputedStyle(each).display !== "inline")
    .map((each) => each.outerHTML.slice(0, 80));
}
