/**
 * Where the lane of a page is broken: a sentence for each border of two sections at which it leaves the one in another
 * place than it enters the next, in pixels. Reads the used values of the parts that `sections/way.module.css` draws.
 */
export function brokenLane(): string[] {
  const main = document.querySelector("main");
  const blocks = [...(main?.children ?? [])].flatMap((block) =>
    block.matches("[data-island]") ? [...block.children] : [block],
  );

  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = "position: absolute; width: var(--lane-width)";
  const width = probe.getBoundingClientRect().width;
  probe.remove();
  const isLane = (size: number) => Math.abs(size - width) < 0.6;

  /** The left edges of the lane's uprights in a block that reach its top or its bottom. */
  function ends(block: Element) {
    const box = block.getBoundingClientRect();
    const found = { top: [] as number[], bottom: [] as number[] };
    const note = (left: number, top: number, bottom: number) => {
      if (top < box.top + 1) found.top.push(left);
      if (bottom > box.bottom - 1) found.bottom.push(left);
    };
    for (const element of [block, ...block.querySelectorAll("i")]) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right === left) continue;
      if (element !== block && isLane(right - left)) note(left, top, bottom);
      for (const pseudo of ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (style.content !== '""' || !isLane(Number.parseFloat(style.width))) continue;
        const above = top + Number.parseFloat(style.top);
        note(left + Number.parseFloat(style.left), above, above + Number.parseFloat(style.height));
      }
    }
    return found;
  }

  const parts = blocks.map((block) => ({ block, ...ends(block) }));
  return parts.slice(1).flatMap(({ block, top }, index) => {
    const { bottom = [], block: before } = parts[index] ?? {};
    const name = block.querySelector("h2")?.textContent ?? block.className;
    // The cloth at the end, which the closing's lane falls into; and a top that draws its own way out.
    if (!block.matches("section") || !before?.matches("section")) return [];
    const gap = block.getBoundingClientRect().top - before.getBoundingClientRect().bottom;
    if (Math.abs(gap) > 1) return [`${name}: ${gap} px below the lane`];
    const meets = top.some((x) => bottom.some((y) => Math.abs(x - y) <= 1));
    return meets ? [] : [`${name}: leaves at ${bottom.join(", ")}, enters at ${top.join(", ")}`];
  });
}
