import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, inject, onTestFailed } from "vitest";
import { isHydrated } from "../is-hydrated.ts";
import { WebKit } from "./driver.ts";

const pictures = resolve(import.meta.dirname, "../../test-results/webkit");

/** Messages that WebKit prints for every page and that are not errors. */
const harmless = [
  // WebKit does not support this directive and ignores it.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // WebKit applies the policy to its own stylesheet for plain text files.
  /\.txt:1:1: CONSOLE SECURITY ERROR Refused to apply a stylesheet/,
  // On a busy machine, React starts seconds after its code has arrived.
  /was preloaded using link preload but not used within a few seconds/,
];

/**
 * Every test fails on a console error or warning, an uncaught error or a violation of the content
 * security policy that is not listed in `expectedErrors`. All tests share one window; each starts at
 * 1280 by 800 pixels, with empty storage and no other window.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the requested fixtures from the pattern
  .extend("page", { scope: "worker" }, async ({}, { onCleanup }) => {
    const page = await WebKit.start();
    onCleanup(() => page.close());
    return page;
  })
  .extend("expectedErrors", [] as readonly RegExp[])
  .extend("fresh", { auto: true }, async ({ page, expectedErrors, task }, { onCleanup }) => {
    await page.recover();
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

/** The full URL of a path. */
export const site = (path: string) => inject("site") + path;

/** Opens a path and hydrates it at once, as on a first interaction. */
export async function open(page: WebKit, path: string): Promise<void> {
  await page.open(site(path));
  await page.run(() => {
    dispatchEvent(new Event("pointerdown"));
  });
  await hydrated(page);
}

/** Waits for hydration, of the page as well, and even where the navigation is hidden. */
export async function hydrated(page: WebKit): Promise<void> {
  await poll(page, isHydrated).toBe(true);
  // React runs the effects, which attach the last handlers, in a task that it has already posted.
  await page.run(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}

/** Polls the page until the following expectation is met. */
export function poll<Result, const Args extends readonly unknown[]>(
  page: WebKit,
  ...question: Parameters<typeof page.run<Result, Args>>
) {
  return expect.poll(() => page.run<Result, Args>(...question));
}
