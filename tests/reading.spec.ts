import type { Page } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { luminanceScript } from "./luminance.ts";
import { expect, open, test } from "./site.ts";

// Everything in its final state: nothing half faded in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Words that are cut off, that lie on other words, or that are beyond the page; and how far it scrolls sideways. */
function unreadable(paper: boolean): string[] {
  interface Line {
    owner: Element;
    words: string;
    box: { left: number; right: number; top: number; bottom: number };
  }
  const found = new Set<string>();
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    const words = text.textContent?.trim();
    // The map's labels repeat the table's names beside it.
    if (owner?.closest("svg")) continue;
    if (
      !owner ||
      !words ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    // For the ear alone.
    if (getComputedStyle(owner).clipPath !== "none" || owner.closest(".sr, [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      // A line's box is taller than its letters, which are all that must be seen.
      const spare = rect.height * 0.25;
      const box = {
        left: rect.left + 1,
        right: rect.right - 1,
        top: rect.top + spare,
        bottom: rect.bottom - spare,
      };
      let seen = true;
      for (let cover: Element | null = owner; cover && seen; cover = cover.parentElement) {
        const style = getComputedStyle(cover);
        if (style.position === "fixed") break;
        if (style.display === "inline" || style.display === "contents") continue;
        const area = cover.getBoundingClientRect();
        for (const [axis, from, to] of [
          ["overflowX", "left", "right"],
          ["overflowY", "top", "bottom"],
        ] as const) {
          const overflow = style[axis];
          if (overflow === "visible" || cover === document.documentElement) continue;
          if (box[from] >= area[from] && box[to] <= area[to]) continue;
          if (overflow === "auto" || overflow === "scroll") {
            if (paper) found.add(`cut on paper: ${words}`);
            // It can be scrolled to; where it is now, it may lie beneath anything.
            seen = false;
          } else {
            found.add(`cut: ${words}`);
          }
        }
      }
      if (seen && box.right > box.left) lines.push({ owner, words, box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { owner, words, box }] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top >= box.bottom) break;
      if (other.owner === owner) continue;
      if (other.box.left < box.right && other.box.right > box.left) {
        found.add(`"${words}" lies on "${other.words}"`);
      }
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px sideways`);
  return [...found];
}

/** A reader's own style sheet. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** WCAG 1.4.12, as its understanding document says it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
const doubled = "html { font-size: 200% !important; }";

/**
 * What is too small to be hit. Whatever one operates or navigates by measures 44 px both ways;
 * a link among words only has to be 24 px away from the next (WCAG 2.5.8), and one in a line not even that.
 */
function hardToHit(): string[] {
  const all = [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .map((element) => element.closest("label") ?? element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[inert]"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // The skip link waits above the page.
    .filter(({ box }) => box.bottom > 0);
  return all
    .filter(({ element, box }) => {
      const { width, height, left, right, top, bottom } = box;
      // Half a pixel is rounding.
      if (width > 43.5 && height > 43.5) return false;
      if (!element.matches("main a:not(nav a)")) return true;
      const line = element.parentElement?.closest("p, dd, dt, li, td, th, figcaption");
      if (line && line.textContent?.trim() !== element.textContent?.trim()) return false;
      if (width >= 24 && height >= 24) return false;
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      return all.some((other) => {
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return other.element !== element && Math.hypot(dx, dy) < 24;
      });
    })
    .map(({ element, box }) => {
      const name = element.textContent?.trim() || element.getAttribute("aria-label");
      return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
    });
}

/** Words that would be pale on white paper, where no ground is printed. */
function paleOnPaper(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    if (!owner || !text.textContent?.trim()) continue;
    if (!owner.checkVisibility({ visibilityProperty: true }) || owner.closest("svg, .sr")) continue;
    if (owner.getBoundingClientRect().bottom <= 0) continue;
    const { color, printColorAdjust } = getComputedStyle(owner);
    if (printColorAdjust === "exact") continue;
    if (1.05 / (window.luminance(color) + 0.05) < 4.5) found.add(text.textContent.trim());
  }
  return [...found];
}

for (const { path } of routes) {
  test(`${path} can be read`, async ({ page }) => {
    test.slow();
    const expectReadable = async (how: string, paper = false) =>
      expect.soft(await page.evaluate(unreadable, paper), how).toEqual([]);

    await page.setViewportSize({ width: 320, height: 256 });
    await page.addInitScript(luminanceScript);
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const moving = await page.evaluate(
      () => document.getAnimations().filter((each) => each instanceof CSSAnimation).length,
    );
    expect.soft(moving, "moving").toBe(0);
    await expectReadable("at 400%");
    await restyle(page, spacing);
    await expectReadable("at 400%, with more space between letters, words and lines");

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectReadable("with more space between letters, words and lines");
    await restyle(page, doubled);
    await expectReadable("with text twice as large");
    await restyle(page, "");

    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await expectReadable("on paper", true);
    expect.soft(await page.evaluate(paleOnPaper), "pale on paper").toEqual([]);
    const dead = page.locator("header, dialog, button").filter({ visible: true });
    expect.soft(await dead.allInnerTexts(), "dead on paper").toEqual([]);
  });
}

test.describe("with a finger", () => {
  test.use({
    hasTouch: true,
    // Playwright refuses to have it said to Firefox.
    isMobile: ({ browserName }, use) => use(browserName !== "firefox"),
    viewport: { width: 390, height: 844 },
  });

  test("every target of every page is large enough", async ({ page }) => {
    test.slow();
    for (const { path } of routes) {
      await open(page, path);
      expect.soft(await page.evaluate(hardToHit), path).toEqual([]);
    }
  });
});
