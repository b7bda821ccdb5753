import { notFound, routes } from "../../app/content/pages.ts";
import { pagesOfEachKind } from "../soak.ts";
import { open, test } from "./journey.ts";
import { expectWhole } from "./whole.ts";

/* In Firefox and WebKit. In Chromium, every-page.spec.ts looks at the same in its own visit. */

/** Drawings, a tool, a map, a form: texts and samples hardly differ between engines. */
const inEachEngine = pagesOfEachKind.slice(0, 4);

test.use({ expectedErrors: [/Page not found: \/webhoks$|404/] });

for (const { path, title } of [...routes, { ...notFound, path: "/webhoks" }]) {
  const tag = inEachEngine.includes(path) ? [] : "@elsewhere-soak";
  test(path, { tag }, async ({ visitor }) => {
    await visitor.surround({ reducedMotion: true });
    await open(visitor, path);
    await visitor.look(() => document.fonts.ready.then(() => {}));
    await expectWhole(visitor, path, title);
  });
}
