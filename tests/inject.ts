import type { Page } from "@playwright/test";

/**
 * Adds an engine to a document that does not have it yet. Through the debugger, so the content security
 * policy need not allow it.
 */
export async function inject(page: Page, name: "axe" | "ace", source: string): Promise<void> {
  if (!(await page.evaluate((name) => name in window, name))) await page.evaluate(`${source}; 0`);
}
