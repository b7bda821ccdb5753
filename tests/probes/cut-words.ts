/**
 * Words of four letters or more in `main`, and at most `longest`, that go on in the next line without a hyphen, but
 * codes and addresses.
 */
export function cutWords(longest: number): string[] {
  const cut = new Set<string>();
  const range = document.createRange();
  const isOfTwoLines = () => {
    // WebKit also returns the end of the line before, without a width.
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const tops = boxes.map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  };
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data, parentElement: owner } = node as Text;
    if (!owner || owner.closest("svg, code, pre, [translate=no], .sr") || !owner.checkVisibility())
      continue;
    range.selectNodeContents(node);
    if (!data.trim() || /@|:\/\//.test(data) || !isOfTwoLines()) continue;
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
      if (word.length > longest) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (isOfTwoLines()) cut.add(`${word}, in <${owner.localName}>: ${data.trim().slice(0, 40)}`);
    }
  }
  return [...cut];
}
