import { expect, type Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";
import { equalAccess } from "./equal-access.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a theme can change. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Asked {
  /** A selector: what is asked about, the whole document without it. */
  readonly within?: string;
  /** Of the window, in pixels. */
  readonly widths?: readonly number[];
}

/**
 * Two engines, written by different people: axe at each width and, for what a theme can change, in the
 * dark; and IBM's once, at the last width, for its rules know neither width nor theme.
 */
export async function expectAccessible(
  page: Page,
  { within = "html", widths = [320, 1280] }: Asked = {},
): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(settled);
    expect.soft(await violations(page, within, { type: "tag", values: tags })).toEqual([]);
  }
  expect.soft(await equalAccess(page, within), "Equal Access").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.evaluate(settled);
  const colours = { type: "rule", values: rulesOfColour } as const;
  expect.soft(await violations(page, within, colours), "in the dark").toEqual([]);
}

async function violations(page: Page, within: string, runOnly: RunOnly): Promise<string[]> {
  // Read in by the debugger, so the page's policy against foreign scripts stays as it is.
  await page.evaluate(`window.axe || (() => { ${axe.source} })(), 0`);
  return page.evaluate(
    async ({ within, runOnly }) => {
      const { violations } = await window.axe.run(within, { runOnly, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
    },
    { within, runOnly },
  );
}

/** No colour is on its way to another any more. */
async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  // One that is replaced on its way is aborted, which is an end too.
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
