import { expect, test } from "vitest";
import { usedStyles } from "./used.ts";

test("names that neither the markup nor a script uses are left out", () => {
  const css = "._1{color:red}._2{color:tan}._3 ._1{color:navy}._1:not(._4){color:gray}";
  expect(usedStyles(css, ['<p class="_1">', 'let c="_2"'])).toBe(
    "._1{color:red}._2{color:tan}._1:not(._4){color:gray}",
  );
});
