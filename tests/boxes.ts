import { expect, type Locator, type Page } from "@playwright/test";
import { poll } from "./site.ts";

/** In pixels: the tolerance for rounding. */
const ROUNDING = 1.5;

/** In pixels, in the window. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom" | "width" | "height">;

export const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((each) => each.getBoundingClientRect().toJSON());

export const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));

/** Expects two lengths to be equal except for rounding. A missing one never is. */
export function expectNear(one: number | undefined, other: number | undefined, what = ""): void {
  expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), what).toBeLessThan(ROUNDING);
}

/** Expects an element on screen as a whole, and not behind the sticky header. */
export async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { bottom } = await boxOf(page.getByRole("banner"));
  await poll(async () => (await boxOf(target)).top).toBeGreaterThanOrEqual(bottom);
}
