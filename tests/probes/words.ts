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
