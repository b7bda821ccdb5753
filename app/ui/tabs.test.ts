import { expect, test } from "vitest";
import { tabAfterKey } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("%s on tab %i of three selects %s", (key, index, expected) => {
  expect(tabAfterKey(key, index, 3)).toBe(expected);
});
