/**
 * Runs in the page: terms and descriptions that reach beyond their group with their words, and so into the next one's
 * colour.
 */
export function beyond(): string[] {
  const range = document.createRange();
  const cells = [...document.querySelectorAll("main dl > div > :is(dt, dd):not(.sr)")];
  return cells
    .filter((cell) => {
      const group = cell.parentElement?.getBoundingClientRect();
      range.selectNodeContents(cell);
      // Words for screen readers lie outside the box of a cell.
      return [cell, range].every((each) => {
        const { left, right } = each.getBoundingClientRect();
        return group && right > left && (right > group.right + 1 || left < group.left - 1);
      });
    })
    .map(({ textContent }) => textContent);
}
