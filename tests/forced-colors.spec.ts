import { routes } from "../app/routes.ts";
import { expect, test } from "./site.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Controls with words whose colour is that of what lies behind them. */
function unreadable(): string[] {
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

test("every control of every page can be read", async ({ page }) => {
  test.slow();
  for (const { path } of routes) {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
      expect.soft(await page.evaluate(unreadable), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
