import { routes } from "../app/content/pages.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("a section that has arrived does not move when the rest of the page arrives", async ({
  page,
}) => {
  test.slow();
  for (const { path } of routes) {
    await page.goto(path);
    const moved = await page.locator("main").evaluate((main) => {
      const parts = [...main.children];
      const tops = () => parts.map((part) => part.getBoundingClientRect().top);
      const whole = tops();
      // Back through the states in which the browser may have painted the page.
      for (let arrived = parts.length - 1; arrived > 0; arrived--) {
        parts.pop()?.remove();
        if (tops().some((top, index) => top !== whole[index])) return arrived;
      }
      return "nothing";
    });
    expect.soft(moved, path).toBe("nothing");
  }
});
