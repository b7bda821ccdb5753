import { expect } from "@playwright/test";
import { test as base } from "../browser.ts";
import { harmless } from "../harmless.ts";
import { isHydrated } from "../is-hydrated.ts";
import type { Visitor } from "./visitor.ts";

/** Messages of journeys alone. */
const harmlessHere = [
  // WebKit does not support this directive and ignores it.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // WebKit applies the policy to its own stylesheet for plain text files.
  /\.txt:1:1: CONSOLE SECURITY ERROR Refused to apply a stylesheet/,
  // On a busy machine, React starts seconds after its code has arrived.
  /was preloaded using link preload but not used within a few seconds/,
];

/**
 * Journeys run in Chromium, Firefox and WebKit. Each fails on a console error or warning, an uncaught error or
 * a violation of the content security policy that is not listed in `expectedErrors`. All share one window;
 * each starts at 1280 by 800 pixels, with empty storage.
 */
export const test = base.extend<{ visitor: Visitor; expectedErrors: readonly RegExp[] }>({
  expectedErrors: [[], { option: true }],
  visitor: async ({ somebody: visitor, baseURL, expectedErrors }, use) => {
    visitor.origin = baseURL ?? "";
    await visitor.recover();
    await visitor.forget();
    await visitor.surround({});
    await visitor.resize(1280, 800);
    await visitor.point({ x: 1, y: 799 });
    await visitor.problems();
    await use(visitor);
    const unexpected = (await visitor.problems()).filter(
      (line) =>
        ![...harmless, ...harmlessHere, ...expectedErrors].some((allowed) => allowed.test(line)),
    );
    expect(unexpected, "console errors").toEqual([]);
  },
});

export { expect };

export async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await hydrated(visitor);
}

export const hydrated = (visitor: Visitor) => poll(visitor, isHydrated).toBe(true);

/** Looks until the following expectation is met. A missing element counts as an answer. */
export function poll<Result, const Args extends readonly unknown[]>(
  visitor: Visitor,
  ...question: Parameters<typeof visitor.look<Result, Args>>
) {
  return eventually(() => visitor.look<Result, Args>(...question));
}

export const eventually = (look: () => Promise<unknown>) =>
  expect.poll(() => look().catch(String), { intervals: [20, 40, 80, 160, 200] });
