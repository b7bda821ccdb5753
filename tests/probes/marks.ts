/** Lines with a number that wrap although they would fit unwrapped in the same width. */
export function brokenForNothing(): string[] {
  const marks = [...document.querySelectorAll("main a[href*='#number-']")]
    // The answer to a closed question has no lines yet.
    .filter((mark) => mark.checkVisibility());
  return marks.flatMap((mark) => {
    let line = mark.parentElement;
    while (line && getComputedStyle(line).display === "inline") line = line.parentElement;
    if (!line) return [];
    const given = line.getBoundingClientRect();
    line.style.cssText = "white-space: nowrap; width: max-content";
    const asked = line.getBoundingClientRect();
    const fits = line.scrollWidth <= line.clientWidth;
    line.style.cssText = "";
    const isBroken = asked.height < given.height - 1;
    const isAsWide = fits && Math.abs(asked.width - given.width) < 0.5;
    return isBroken && isAsWide ? [line.innerText.split("\n")[0] ?? ""] : [];
  });
}
