import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, inject, onTestFailed } from "vitest";
import { WebKit } from "./driver.ts";

const pictures = resolve(import.meta.dirname, "../../test-results/webkit");

/** What WebKit says of every page, and is no fault of it. */
const harmless = [
  // It does not know this directive, and falls back to none, as a browser without manifests may.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Nor does it except from the policy the style of its own that it gives a plain text.
  /\.txt:1:1: CONSOLE SECURITY ERROR Refused to apply a stylesheet/,
];

/**
 * Every test fails on a console error or warning, an uncaught error or a breach of the content
 * security policy, unless it says with `expectedErrors` that it provokes one. All tests share
 * one window; each begins 1280 by 800 pixels large, with nothing stored and no window beside it.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern what is asked for
  .extend("page", { scope: "worker" }, async ({}, { onCleanup }) => {
    const page = await WebKit.start();
    onCleanup(() => page.close());
    return page;
  })
  .extend("expectedErrors", [] as readonly RegExp[])
  .extend("fresh", { auto: true }, async ({ page, expectedErrors, task }, { onCleanup }) => {
    await page.forget();
    await page.surround({});
    await page.resize(1280, 800);
    await page.point({ x: 1, y: 799 });
    page.console.length = 0;

    onTestFailed(async () => {
      mkdirSync(pictures, { recursive: true });
      const name = task.name.replace(/\W+/g, "-").slice(0, 80);
      await page.screenshot(join(pictures, `${name}.png`));
    });
    onCleanup(async () => {
      await page.settleConsole();
      const unexpected = page.console.filter(
        (line) =>
          /CONSOLE (\w+ )?(ERROR|WARN)/.test(line) &&
          ![...harmless, ...expectedErrors].some((allowed) => allowed.test(line)),
      );
      expect(unexpected, "console errors").toEqual([]);
    });
  });

export { expect };

/** The whole address of a path. */
export const site = (path: string) => inject("site") + path;

/** Opens a path and waits until React has taken the page over: at once, as for who touches it. */
export async function open(page: WebKit, path: string): Promise<void> {
  await page.open(site(path));
  await page.run(() => {
    dispatchEvent(new Event("pointerdown"));
  });
  await hydrated(page);
}

/** The desktop navigation is marked once its handlers are there; hidden on phones, it is marked too. */
export async function hydrated(page: WebKit): Promise<void> {
  await page.run(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector("nav[aria-label=Main][data-live]")) return;
          resolve();
          observer.disconnect();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, attributeFilter: ["data-live"] });
        look();
      }),
  );
}

/** Asks the page again and again, until the expectation that follows is met. */
export function poll<Result, const Args extends readonly unknown[]>(
  page: WebKit,
  ...question: Parameters<typeof page.run<Result, Args>>
) {
  return expect.poll(() => page.run<Result, Args>(...question));
}
