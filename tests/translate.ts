/**
 * Runs in the page, and translates it as Google Translate does, with everything added later: each text
 * is replaced by its translation in two elements.
 */
export function translate(): void {
  const translateText = (text: Text) => {
    const words = text.data.trim();
    const parent = text.parentElement;
    if (!words || !parent || parent.closest("font, script, style, noscript, code, svg, title"))
      return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `${words} (translated)`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    do {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    } while (walker.nextNode());
    texts.forEach(translateText);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) {
        if (node.isConnected && (node instanceof Text || node !== target)) translateAll(node);
      }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
