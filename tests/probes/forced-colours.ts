/** Bars of a drawing that have taken the system's ground. */
export function undyed(): string[] {
  const sample = document.body.appendChild(document.createElement("p"));
  sample.style.background = "Canvas";
  const { backgroundColor: canvas } = getComputedStyle(sample);
  sample.remove();
  return [...document.querySelectorAll("main i:empty")]
    .filter((bar) => bar.checkVisibility() && bar.getClientRects().length > 0)
    .filter((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar);
      return backgroundImage === "none" && backgroundColor === canvas;
    })
    .map((bar) => `${bar.parentElement?.localName} > ${bar.localName}.${bar.className}`);
}

/** Controls whose text has the colour of its background. */
export function lostInForcedColours(): string[] {
  const behind = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor } = getComputedStyle(element);
    const clear = backgroundColor === "transparent" || /, 0\)$/.test(backgroundColor);
    return clear ? behind(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll<HTMLElement>("a, button, label, summary")]
    .filter((element) => element.checkVisibility() && element.innerText.trim())
    .filter((element) => {
      const texts = [element, ...element.querySelectorAll("span, b")];
      return texts.some((each) => getComputedStyle(each).color === behind(each));
    })
    .map((element) => element.innerText.trim());
}

/** Takes the plates behind the lines of an element that has them; its colours stay. */
export function withoutPlates(heading: Element): void {
  for (const each of [heading, ...heading.querySelectorAll<HTMLElement>("*")] as HTMLElement[]) {
    const { forcedColorAdjust, color } = getComputedStyle(each);
    if (forcedColorAdjust !== "auto") continue;
    each.style.setProperty("color", color);
    each.style.setProperty("forced-color-adjust", "none", "important");
  }
}

/** The white pixels of a PNG in Base64. */
export async function whiteIn(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 240) white++;
  }
  return white;
}
