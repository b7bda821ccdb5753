/** Lines with a number that wrap although they would fit unwrapped in the same width. */
export function brokenForNothing(): string[] {
  const marks = [...document.querySelectorAll("main a[href*='#number-']")];
  return marks.flatMap((mark) => {
    let line = mark.parentElement;
    while (line && getComputedStyle(line).display === "inline") line = line.parentElement;
    if (!line) return [];
    const given = line.getBoundingClientRect();
    line.style.cssText = "white-space: nowrap; width: max-content";
    const asked = line.getBoundingClientRect();
    // The mark's target overflows its line by 7 px and takes up no space.
    const fits = line.scrollWidth - line.clientWidth <= 7;
    line.style.cssText = "";
    const isBroken = asked.height < given.height - 1;
    const isAsWide = fits && Math.abs(asked.width - given.width) < 0.5;
    return isBroken && isAsWide ? [line.innerText.split("\n")[0] ?? ""] : [];
  });
}

/** Marks whose target is smaller than 24 px, or that make their line taller. Scrolls the page. */
export function misplacedMarks(): string[] {
  const marks = document.querySelectorAll<HTMLElement>("main a[href*='#number-']:has(> .sr)");
  return [...marks].flatMap((mark) => {
    const line = mark.parentElement;
    if (!line || !mark.checkVisibility()) return [];
    mark.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hits = [-11.5, 11.5].flatMap((off) => [
      document.elementFromPoint(x + off, y),
      document.elementFromPoint(x, y + off),
    ]);
    // The target of the next mark may begin there.
    const missed = hits.some((hit) => !hit?.closest("a[href*='#number-']"));
    const tall = line.getBoundingClientRect().height;
    // Removes its height but not its width, so that the line wraps as before.
    mark.style.cssText = "line-height: 0; padding-block: 0";
    const grown = tall - line.getBoundingClientRect().height;
    mark.style.cssText = "";
    const name = mark.textContent?.trim();
    return [
      ...(missed ? [`${name} has a target under 24 px`] : []),
      ...(grown > 0 ? [`${name} makes its line ${grown} px taller`] : []),
    ];
  });
}
