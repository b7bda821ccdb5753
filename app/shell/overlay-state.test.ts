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
])("%s", (_, events, visible) => {
  expect(following(...events).visible).toBe(visible);
});

test("counts departures, each of which is covered for its whole time", () => {
  const twice = following("depart", "depart");
  expect(twice.departures).toBe(2);
  expect(following("depart", "arrive", "elapse", "depart").departures).toBe(2);
});
