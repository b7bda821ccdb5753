import type { Page } from "@playwright/test";
import { routes } from "../app/content/pages.ts";
import { expect, open, test } from "./site.ts";

/*
 * Styles come in parts: a document has its own, and a page that is reached by a link brings its. In
 * whatever order pages are visited, each must look as it does when it is opened.
 */

const PAGES = 10;

/** The same walk in every run of a seed: Park and Miller's generator. */
function walk(seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const paths = routes.map(({ path }) => path);
  const way: string[] = [];
  while (way.length < PAGES) {
    const path = paths[next(paths.length)];
    if (path && path !== way.at(-1)) way.push(path);
  }
  return way;
}

/** Follows a link to `path` as a visitor does, from wherever the page has one or could have one. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.querySelector("footer")?.append(link);
    link.click();
    link.remove();
  }, path);
  // Not `:focus`, which Firefox matches in the tab in front alone.
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).toBe("H1");
  await expect(page).toHaveURL(path);
}

/**
 * A number for the computed style, and the place, of every element and its pseudo-elements. Everything
 * is unfolded, because browsers lay out what is folded when they like, and nothing has focus.
 */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector("h1")?.removeAttribute("tabindex");
    for (const each of document.querySelectorAll("details")) each.open = true;
    // A page need not have the tokens that no rule of its own reads; automatic margins are reported
    // as they were in some earlier layout.
    const compared = [...getComputedStyle(document.body)].filter(
      (name) => !/^(?:--|margin|interactivity)/.test(name),
    );
    const numberOf = (text: string) => {
      let sum = 0;
      for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
      return sum;
    };
    return [...document.querySelectorAll("header, main, main *, footer")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const looks = [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return "";
        return compared.map((name) => style.getPropertyValue(name)).join(";");
      });
      const place = [left, top + scrollY, width, height].map(Math.round).join();
      return `${element.tagName}.${element.getAttribute("class")} ${place} ${numberOf(looks.join())}`;
    });
  });

test.describe("in whatever order pages are visited", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.slow();

  for (const seed of [1, 2, 3]) {
    test(`each looks as when it is opened (walk ${seed})`, async ({ page, context }) => {
      const way = walk(seed);
      const [first = "/", ...others] = way;
      await open(page, first);
      const opened = await context.newPage();
      for (const [index, path] of others.entries()) {
        await follow(page, path);
        await open(opened, path);
        await expect
          .poll(() => looksOf(page), `${path} after ${way.slice(0, index + 1).join(", ")}`)
          .toEqual(await looksOf(opened));
      }
    });
  }
});
