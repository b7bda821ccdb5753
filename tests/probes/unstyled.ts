/**
 * Takes every style off the page, as a browser without cascade layers does or a proxy that changes a
 * byte of them, and returns the faults of the page without them. Runs in the page, on a phone.
 */
export function brokenWithoutStyles(): string[] {
  for (const each of document.querySelectorAll("style, link[rel=stylesheet]")) each.remove();
  for (const each of document.querySelectorAll("[style]")) each.removeAttribute("style");

  const heading = Math.round(
    (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) + scrollY,
  );
  const late = heading > 2 * innerHeight ? [`the heading is ${heading} px down`] : [];
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > 400 ? [`the page is ${scrollWidth} px wide`] : [];
  const unframed = [...document.querySelectorAll("svg:not([width][height])")].map(
    ({ outerHTML }) => `a drawing without a size: ${outerHTML.slice(0, 80)}`,
  );

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.checkVisibility() && !text.parentElement.closest("pre, svg, select")) {
      texts.push(text);
    }
  }
  const blockOf = (text: Text) => {
    let block = text.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    return block;
  };
  const boxes = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const glued = texts.flatMap((text, i) => {
    const next = texts[i + 1];
    if (!next || text.parentElement === next.parentElement || blockOf(text) !== blockOf(next))
      return [];
    const ends = text.data.slice(-1) + next.data.slice(0, 1);
    // Each digit of a number may have its own element.
    if (!/[\p{L}\p{N}.,:;)][\p{L}\p{N}(]/u.test(ends) || /\d\d/.test(ends)) return [];
    const [before, after] = [boxes(text).at(-1), boxes(next)[0]];
    const touch =
      before && after && Math.abs(before.top - after.top) < 4 && after.left - before.right < 1;
    return touch ? [`${text.data.slice(-20)}|${next.data.slice(0, 20)}`] : [];
  });
  return [...late, ...wide, ...unframed, ...glued];
}
