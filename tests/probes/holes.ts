/** Runs in the page: the headline's lines that are more than a line below the one before, with nothing drawn between. */
export function holes(): string[] {
  const lines = [...document.querySelectorAll("h1 > span")];
  const start = scrollY;
  const scroll = (top: number) => scrollTo({ top, behavior: "instant" });
  const found = lines.filter((line, index) => {
    const above = lines[index - 1]?.getBoundingClientRect();
    if (!above || line.getBoundingClientRect().top - above.bottom < above.height) return false;
    const middle = scrollY + above.bottom + above.height / 2;
    scroll(middle - innerHeight / 2);
    const between = document.elementFromPoint(innerWidth / 2, middle - scrollY);
    return between?.contains(line) ?? true;
  });
  scroll(start);
  return found.map(({ textContent }) => textContent);
}
