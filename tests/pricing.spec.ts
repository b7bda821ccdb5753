import { boxesOf } from "./boxes.ts";
import { atEachWidth, expect, open, test } from "./site.ts";

test("the prices of a plan end at one edge, also where a name leaves no room next to it", async ({
  page,
}) => {
  await open(page, "/pricing");
  const prices = page.getByRole("region", { name: "Plans" }).locator("dd");
  await atEachWidth(page, [320, 340, 390, 1280], async () => {
    const edges = (await boxesOf(prices)).map(({ right }) => Math.round(right));
    expect(new Set(edges).size).toBe(1);
  });
});
