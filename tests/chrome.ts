import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";

/** Opens a page whose first script is held back, until the returned function is called. */
export async function openWithoutScript(page: Page, path = "/about"): Promise<() => void> {
  const release = await holdBack(page, "**/assets/boot-*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** The requests for the menus' drawings, from now on. */
export function countDrawings(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/drawings-")) asked.push(request.url());
  });
  return asked;
}

/** In a page: what a translator does to each text of an element, and an extension before each of its parts. */
export function surround(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
  for (const each of element.querySelectorAll("*:not(svg, svg *, font)")) {
    each.before(document.createElement("i"));
  }
}
