import { sampleVolumes } from "../app/content/sample.ts";
import { boxesOf } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("the strips are to scale and on one line", async ({ page }) => {
  await open(page, "/analytics-dashboard");
  await atEachWidth(page, [320, 1440], async () => {
    const strips = await boxesOf(page.locator("main section").first().locator("figure li > i"));
    const [first] = strips;
    for (const [index, { share }] of sampleVolumes.entries()) {
      const strip = strips[index];
      expect(strip?.height).toBeCloseTo(((first?.height ?? 0) * share) / 100, 0);
      expect(strip?.bottom).toBeCloseTo(first?.bottom ?? 0, 0);
    }
  });
});
