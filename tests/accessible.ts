import { expect, type Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";
import { equalAccess } from "./equal-access.ts";
import { inject } from "./inject.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose result depends on the theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Asked {
  /** Selector of the part to check; the whole document by default. */
  readonly within?: string;
  /** Viewport widths, in pixels. */
  readonly widths?: readonly number[];
}

/**
 * Two independent engines: axe at each width, and its colour rules in the dark theme too; IBM's once,
 * at the last width, since its rules depend on neither width nor theme.
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
  expect.soft(await violations(page, within, colours), "in the dark theme").toEqual([]);
}

async function violations(page: Page, within: string, runOnly: RunOnly): Promise<string[]> {
  await inject(page, "axe", axe.source);
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

/** Waits until every finite animation or transition has ended. */
async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  // A transition that is replaced rejects; it has ended too.
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
