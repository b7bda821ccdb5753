import { css } from "./find.ts";
import { open, poll, test } from "./journey.ts";

test("after the first scroll a section waits below the screen", async ({ visitor }) => {
  const section = css("article > section:nth-last-of-type(2)");
  const opacity = (section: Element) => getComputedStyle(section).opacity;
  await open(visitor, "/terms-of-service");
  await poll(visitor, opacity, section).toBe("1");
  await visitor.look(() => scrollBy({ top: 1, behavior: "instant" }));
  await poll(visitor, opacity, section).toBe("0");
  await visitor.look((section) => section.scrollIntoView({ behavior: "instant" }), section);
  await poll(visitor, opacity, section).toBe("1");
});
