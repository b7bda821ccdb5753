import { type FormAnswers, places } from "../../app/content/form-answers.ts";
import { fieldNames } from "../../app/content/message.ts";

/** Throws if a place that the inbox fills in is missing or occurs twice, or if it would not know one. */
export function stopOnPlaces({ pages, fields }: Pick<FormAnswers, "pages" | "fields">): void {
  const expect = (html: string, names: readonly string[]) => {
    const found = [...html.matchAll(places)].map(([, name]) => name);
    if (found.sort().join() === names.toSorted().join()) return;
    throw new Error(`An answer to the form has places for ${found}, not for ${names}.`);
  };
  expect(pages.wrong, ["errors", ...fieldNames]);
  expect(pages.failed, fieldNames);
  expect(pages.busy, fieldNames);
  for (const { right, wrong, listed } of Object.values(fields)) {
    expect(right, ["value"]);
    expect(wrong, ["value", "error"]);
    expect(listed, ["error"]);
  }
}
