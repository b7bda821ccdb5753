/** The mail addresses of a page that go on in the next line. */
export function brokenAddresses(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>("a[href^='mailto:']")];
  return links.flatMap((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    const boxes = [...text.getClientRects()];
    const highest = Math.min(...boxes.map(({ bottom }) => bottom));
    return boxes.some(({ top }) => top > highest - 1) ? [link.innerText] : [];
  });
}
