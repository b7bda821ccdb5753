/** Lines with a number that wrap although they would fit unwrapped in the same width. */
export function brokenForNothing(): string[] {
  const marks = [...document.querySelectorAll("main a[href*='#number-']")]
    // The answer to a closed question has no lines yet.
    .filter((mark) => mark.checkVisibility());
  const found = marks.flatMap((mark) => {
    let line = mark.parentElement;
    while (line && getComputedStyle(line).display === "inline") line = line.parentElement;
    return line ? [line] : [];
  });
  // Every line is measured before any is changed, and all at once: each change costs a layout.
  const lines = [...new Set(found)];
  const given = lines.map((line) => line.getBoundingClientRect());
  for (const line of lines) line.style.cssText = "white-space: nowrap; width: max-content";
  const asked = lines.map((line) => ({
    box: line.getBoundingClientRect(),
    fits: line.scrollWidth <= line.clientWidth,
  }));
  for (const line of lines) line.style.cssText = "";
  return lines.flatMap((line, index) => {
    const [before, after] = [given[index], asked[index]];
    if (!before || !after) return [];
    const isBroken = after.box.height < before.height - 1;
    const isAsWide = after.fits && Math.abs(after.box.width - before.width) < 0.25;
    return isBroken && isAsWide ? [line.innerText.split("\n")[0] ?? ""] : [];
  });
}
