import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { times } from "./soak.ts";

const engine = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const allRules: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const contrast: axe.RunOnly = { type: "rule", values: ["color-contrast"] };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Asked {
  readonly within?: string;
  /** Viewport widths, in pixels, the narrowest first. */
  readonly widths?: readonly number[];
  /** Whether it also looks in the dark theme, as in a soak. */
  readonly inDark?: boolean;
}

/** axe looks at the narrowest screen in the light theme, and for contrast at the widest in the dark one. */
export async function expectAccessible(
  page: Page,
  { within = "html", widths = [320, 1280], inDark = times(false, true) }: Asked = {},
): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  for (const [colorScheme, width = 0, rules] of [
    ["light", widths[0], allRules],
    ["dark", widths.at(-1), contrast],
  ] as const) {
    if (colorScheme === "dark" && !inDark) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.evaluate(settled);
    const found = await violations(page, within, rules);
    expect.soft(found, `axe, ${width} px, ${colorScheme}`).toEqual([]);
  }
}

async function violations(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  // Through the debugger, so the content security policy need not allow it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${engine}; 0`);
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

async function settled(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    // A paused animation waits for a scroll.
    .filter(({ playState }) => playState === "running");
  // A transition that is replaced rejects; it has ended too.
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
