import { expect, test } from "vitest";
import { type OverlayEvent, overlayAtRest, overlayReducer } from "./overlay-state.ts";

const following = (...events: OverlayEvent[]) => events.reduce(overlayReducer, overlayAtRest);

test.each<[string, OverlayEvent[], boolean]>([
  ["is not there at first", [], false],
  ["stands once someone has left", ["depart"], true],
  ["stands until the page has arrived", ["depart", "elapse"], true],
  ["stands until its time has passed", ["depart", "arrive"], true],
  ["ends with the later of the two", ["depart", "elapse", "arrive"], false],
  ["ends with the later of the two, the other way round", ["depart", "arrive", "elapse"], false],
  ["starts afresh with each departure", ["depart", "arrive", "depart", "elapse"], true],
  ["stands while a lost page is loaded in full", ["depart", "elapse", "lose"], true],
  [
    "ends when something stands in the place of a lost page",
    ["depart", "elapse", "lose", "arrive"],
    false,
  ],
])("%s", (_, events, visible) => {
  expect(following(...events).visible).toBe(visible);
});

test("says that a page is loaded in full until the next departure", () => {
  expect(following("depart", "lose", "elapse").inFull).toBe(true);
  expect(following("depart", "lose", "depart").inFull).toBe(false);
  expect(following("depart", "lose", "arrive", "elapse").inFull).toBe(false);
});
