import type { Page } from "@playwright/test";
import { desktop, entriesOf, onFreshPage, type Part, painted, phone, started } from "./bench.ts";

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/**
 * The sum of all layout shifts until everything automatic has started, on a phone or a desktop, whichever is larger;
 * with fonts in time, and with fonts delayed until after the first paint.
 */
export const shifts: Part = async (bench, paths, at) => {
  const shiftOf = (path: string, options: { late: boolean; viewport: typeof phone }) =>
    onFreshPage(bench, { viewport: options.viewport }, async (page) => {
      const release = options.late ? await holdFonts(page) : undefined;
      await page.goto(bench.site + path, { waitUntil: "commit" });
      await page.getByRole("contentinfo").waitFor();
      await painted(page);
      release?.();
      await started(page);
      await painted(page);
      const entries = await entriesOf<LayoutShift>(page, "layout-shift");
      return entries.reduce((sum, { value }) => sum + value, 0);
    });

  const rows = [];
  for (const path of paths) {
    at(path);
    const worst = async (late: boolean) =>
      Math.max(
        await shiftOf(path, { late, viewport: phone }),
        await shiftOf(path, { late, viewport: desktop }),
      );
    const [inTime, late] = [await worst(false), await worst(true)];
    rows.push({ path, shift: short(inTime), "shift, late fonts": short(late) });
  }
  return rows;
};

const short = (shift: number) => (shift === 0 ? 0 : shift.toFixed(4));

/** Delays fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", (route) => released.then(() => route.continue()));
  return release;
}
