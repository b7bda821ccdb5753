import { addressIn, languages } from "../../app/content/languages.ts";
import { routes } from "../../app/content/pages.ts";
import { brokenLane } from "../probes/lane.ts";
import { times } from "../soak.ts";
import { expect, open, test } from "./journey.ts";

const widths = times(
  [280, 390, 1023, 1024, 1440, 2560],
  [280, 320, 360, 390, 414, 600, 768, 820, 1023, 1024, 1280, 1440, 1920, 2560],
);

for (const language of times<readonly (typeof languages)[number][]>(
  languages.slice(0, 1),
  languages,
)) {
  test(`the lane of each page goes on where it leaves a section, in ${language.name}`, async ({
    visitor,
  }) => {
    await visitor.surround({ reducedMotion: true });
    for (const { path } of routes) {
      const address = addressIn(language, path);
      await open(visitor, address);
      for (const width of widths) {
        await visitor.resize(width, 800);
        expect.soft(await visitor.look(brokenLane), `${address}, ${width} px`).toEqual([]);
      }
    }
  });
}
