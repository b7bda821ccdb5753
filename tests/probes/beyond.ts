/** Runs in the page: terms and descriptions that reach beyond their group, and so into the next one's colour. */
export function beyond(): string[] {
  const cells = [...document.querySelectorAll("main dl > div > :is(dt, dd):not(.sr)")];
  return cells
    .filter((cell) => {
      const group = cell.parentElement?.getBoundingClientRect();
      const { left, right } = cell.getBoundingClientRect();
      return group && right > left && (right > group.right + 1 || left < group.left - 1);
    })
    .map(({ textContent }) => textContent);
}
