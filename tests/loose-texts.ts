/**
 * Runs in each page. Reports a text that React changes in a node that it holds, because it is not its
 * element's whole text: a translator has replaced that node, so the change would be lost, or throw. A text
 * that has its element to itself is written to the element instead.
 */
export function reportLooseTexts(): void {
  const isReacts = (node: Node | null) =>
    node !== null && Object.keys(node).some((key) => key.startsWith("__reactFiber"));
  const isHeld = (node: Node | null) => node instanceof Text && isReacts(node);
  const report = (changes: MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, nextSibling } of changes) {
      const before = [...addedNodes].some(isReacts) ? nextSibling : null;
      if (![target, before, ...addedNodes, ...removedNodes].some(isHeld)) continue;
      const element = target instanceof Text ? target.parentElement : (target as Element);
      // biome-ignore lint/suspicious/noConsole: a test fails on an error in the console
      console.error(`A text that changes is not alone in its element: ${element?.outerHTML}`);
    }
  };
  new MutationObserver(report).observe(document, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}
