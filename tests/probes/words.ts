/**
 * Text that is cut off, overlaps other text or lies outside the page; and how far the page scrolls
 * sideways.
 */
export function unreadable(paper: boolean): string[] {
  interface Line {
    owner: Element;
    words: string;
    box: { left: number; right: number; top: number; bottom: number };
  }
  const found = new Set<string>();
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    const words = text.textContent?.trim();
    // The map's labels repeat the names in the table beside it.
    if (owner?.closest("svg")) continue;
    if (
      !owner ||
      !words ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    // For screen readers only.
    if (getComputedStyle(owner).clipPath !== "none" || owner.closest(".sr, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      // A line box is taller than its letters, and only the letters must be visible.
      const spare = rect.height * 0.25;
      const box = {
        left: rect.left + 1,
        right: rect.right - 1,
        top: rect.top + spare,
        bottom: rect.bottom - spare,
      };
      let seen = true;
      for (let cover: Element | null = owner; cover && seen; cover = cover.parentElement) {
        const style = getComputedStyle(cover);
        if (style.position === "fixed") break;
        if (style.display === "inline" || style.display === "contents") continue;
        const area = cover.getBoundingClientRect();
        for (const [axis, from, to] of [
          ["overflowX", "left", "right"],
          ["overflowY", "top", "bottom"],
        ] as const) {
          const overflow = style[axis];
          if (overflow === "visible" || cover === document.documentElement) continue;
          if (box[from] >= area[from] && box[to] <= area[to]) continue;
          if (overflow === "auto" || overflow === "scroll") {
            if (paper) found.add(`cut on paper: ${words}`);
            // It can be scrolled to; at its current position anything may cover it.
            seen = false;
          } else {
            found.add(`cut: ${words}`);
          }
        }
      }
      if (seen && box.right > box.left) lines.push({ owner, words, box });
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
  const { scrollWidth, clientWidth } = document.documentElement;
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
