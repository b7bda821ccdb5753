import { routes } from "../app/content/pages.ts";
import { randomNumbers } from "./random.ts";
import { times } from "./soak.ts";

const PAGES = times(5, 10);

/** A way through the site, the same in every run of a seed. */
export function walk(seed: number): readonly [first: string, ...others: string[]] {
  const [first = "/", ...others] = randomNumbers(seed, 2 * PAGES)
    .map((each) => routes[each % routes.length]?.path ?? "/")
    .filter((path, index, all) => path !== all[index - 1]);
  return [first, ...others.slice(0, PAGES - 1)];
}

/** Runs in the page: follows a link, wherever the page has or could have one. */
export function follow(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.querySelector("footer")?.append(link);
  link.click();
  link.remove();
}

/** Runs in the page: whether a list of contents, if there is one, has been told what is on screen. */
export function isMarked(): boolean {
  const list = document.querySelector("#contents");
  return !list || list.querySelector("[aria-current]") !== null;
}

/**
 * Runs in the page: a line for each element, with its place and a number for its computed style and those
 * of its pseudo-elements. Everything is unfolded, because browsers lay out what is folded when they
 * like, and nothing has focus.
 */
export function looks(): string[] {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.querySelector("h1")?.removeAttribute("tabindex");
  for (const each of document.querySelectorAll("details")) each.open = true;
  // Nothing waits below the screen to fade in, and nothing is on its way.
  for (const each of document.getAnimations()) {
    if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
  }
  // A page need not have the tokens that no rule of its own reads; automatic margins are reported as
  // they were in some earlier layout; and a lane that the overlay has laid in its place is not thrown again.
  const compared = [...getComputedStyle(document.body)].filter(
    (name) => !/^(?:--|margin|interactivity|animation)/.test(name),
  );
  const numberOf = (text: string) => {
    let sum = 0;
    for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
    return sum;
  };
  return [...document.querySelectorAll("header, main, main *, footer")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const styles = [undefined, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") return "";
      return compared.map((name) => style.getPropertyValue(name)).join(";");
    });
    const place = [left, top + scrollY, width, height].map(Math.round).join();
    return `${element.tagName}.${element.getAttribute("class")} ${place} ${numberOf(styles.join())}`;
  });
}
