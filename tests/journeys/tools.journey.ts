import { css, role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";

test("the fee estimator works with the keyboard, and its URL restores the estimate", async ({
  visitor,
}) => {
  await open(visitor, "/pricing");
  await visitor.look((radio) => radio.focus(), role("radio", "I charge"));
  await visitor.press("ArrowRight");
  await visitor.press("Tab");
  await visitor.type("300");
  await visitor.press("Tab");
  const currency = () => visitor.look(({ value }) => value, role("combobox", "Currency"));
  // Until it is taken: a busy select loses a letter, or takes a second for the beginning of another name.
  await eventually(async () => {
    if ((await currency()) !== "UGX") await visitor.type("U");
    return currency();
  }).toBe("UGX");
  await visitor.press("Tab");
  const ussd = () =>
    visitor.look(
      () =>
        [...document.querySelectorAll("dl > div")].find((row) => row.textContent.startsWith("USSD"))
          ?.textContent,
    );
  await eventually(ussd).toMatch(/302(?!\.)/);
  await poll(visitor, () => location.hash).toMatch(/UGX/);
  await visitor.reload();
  await hydrated(visitor);
  await eventually(ussd).toMatch(/302(?!\.)/);
});

test("the map shows a country's name within the screen", async ({ visitor }) => {
  await open(visitor, "/country-coverage");
  for (const [width, height] of [
    [320, 256],
    [1280, 640],
  ] as const) {
    await visitor.resize(width, height);
    for (const name of ["Algeria", "Nigeria", "South Africa", "Madagascar"]) {
      await visitor.point({ x: 2, y: 2 });
      await visitor.hover(css(`[data-name="${name}"]`));
      await poll(visitor, (tip) => tip.textContent, role("tooltip")).toBe(name);
      const hidden = await visitor.look((tip) => {
        const { left, right, top, bottom } = tip.getBoundingClientRect();
        // Nothing clips or covers it.
        const covers = [
          document.elementFromPoint(left + 1, top + 1),
          document.elementFromPoint(right - 1, bottom - 1),
        ].flatMap((at) => (at === tip ? [] : [at?.outerHTML.slice(0, 80)]));
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return isInside ? covers : [`${left} to ${right}, ${top} to ${bottom}`];
      }, role("tooltip"));
      expect(hidden, `${name}, ${width} px`).toEqual([]);
    }
    await visitor.press("Escape");
    await poll(visitor, () => document.querySelector("[role=tooltip]")).toBeNull();
  }
});
