import { describe, expect, test } from "vitest";
import { collection, countries } from "../../app/content/countries.ts";
import { addressIn } from "../../app/content/languages.ts";
import { countryId } from "../../app/content/links.ts";
import { attributes, blocksOf, built, fileOf, mainOf, read } from "./dist.ts";

interface Listed {
  readonly name: string;
  readonly alpha2: string;
}

describe.each(built)("$name", (language) => {
  const of = (file: string) => read(addressIn(language, file).slice(1)).toString();
  const main = (path: string) => mainOf(read(fileOf(addressIn(language, path))).toString());
  const listed: readonly Listed[] = JSON.parse(of("/facts.json")).countries.list;
  const names = listed.map(({ name }) => name);
  const inOrder = (some: readonly string[]) =>
    some.toSorted(new Intl.Collator(language.code).compare);

  test("lists countries in the order of their names", () => {
    expect(names).toEqual(inOrder(names));
    const csv = of("/coverage.csv");
    expect(names.filter((name) => !csv.includes(name))).toEqual([]);
    expect(attributes(main("/country-coverage"), "a", "id")).toEqual(
      listed.map(({ alpha2 }) => countryId(alpha2)),
    );
    const strips = blocksOf(main("/merchants")).flatMap(
      (block) => block.match(/^[A-Z]{3} (\p{L}.*)/u)?.[1] ?? [],
    );
    const collected = strips.filter((name) => names.includes(name));
    expect(collected).toHaveLength(collection.length);
    expect(collected).toEqual(inOrder(collected));
  });

  test.each(["/", "/merchants", "/pricing"] as const)(
    "tells its readers on %s of their own countries, and how to ask for collection there",
    (path) => {
      const theirs = countries.flatMap(({ code, ...rest }) =>
        code in language.countries && !("currency" in rest) ? code : [],
      );
      const subject = inOrder(
        listed.flatMap(({ name, alpha2 }) => (theirs.some((code) => code === alpha2) ? name : [])),
      );
      const asked = attributes(main(path), "a", "href")
        .map((href) => new URL(href, "https://site.test").searchParams.get("subject") ?? "")
        .filter((each) => subject.length > 0 && subject.every((name) => each.includes(name)));
      expect(asked).toHaveLength(theirs.length > 0 ? 1 : 0);
    },
  );
});
