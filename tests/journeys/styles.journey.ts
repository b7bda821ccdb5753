import { follow, isMarked, looks, walk } from "../looks.ts";
import { eventually, open, poll, test } from "./journey.ts";

test("in whatever order pages are visited, each looks as when it is opened", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  const [first, ...others] = walk(1);
  await open(visitor, first);
  const walked = [];
  for (const path of others) {
    await visitor.look(follow, path);
    await poll(visitor, () => [location.pathname, document.activeElement?.localName]).toEqual([
      path,
      "h1",
    ]);
    await poll(visitor, isMarked).toBe(true);
    walked.push({ path, look: await visitor.look(looks) });
  }
  for (const { path, look } of walked) {
    // Opened again if need be: a font that came late, and would have moved the page, is worn next time.
    await eventually(async () => {
      await open(visitor, path);
      await poll(visitor, isMarked).toBe(true);
      return visitor.look(looks);
    }).toEqual(look);
  }
});
