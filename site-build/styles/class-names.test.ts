import { expect, test } from "vitest";
import { root } from "../sources.ts";
import { countedNames, readableName } from "./class-names.ts";

test("a readable name is the file's and the class's, and one class", () => {
  expect(readableName("copy", "/x/app/pages/home/hero.module.css?used")).toBe("hero-copy");
  expect(readableName("copy", "footer.later.module.css")).toBe("footer-later-copy");
});

test("a counted name is of one class or animation, and the same in every run", () => {
  const names = () => {
    const name = countedNames(root);
    return ["track", "many", "leg"].map((local) => name(local, "app/sections/track.module.css"));
  };
  expect(new Set(names()).size).toBe(3);
  expect(names()).toEqual(names());
  expect(() => countedNames(root)("z", "app/sections/track.module.css")).toThrow('no name "z"');
});
