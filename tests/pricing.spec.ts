import { atEachWidth, expect, open, test } from "./site.ts";

test("the prices of a plan end at one edge, also where a name leaves no room beside it", async ({
  page,
}) => {
  await open(page, "/pricing");
  const prices = page.getByRole("region", { name: "Plans" }).locator("dd");
  await atEachWidth(page, [320, 340, 390, 1280], async () => {
    const edges = await prices.evaluateAll((all) =>
      all.map((price) => Math.round(price.getBoundingClientRect().right)),
    );
    expect(new Set(edges).size).toBe(1);
  });
});
