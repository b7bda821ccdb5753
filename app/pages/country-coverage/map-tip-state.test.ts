import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FOLLOW_PX,
  type MapTipEvent,
  mapTipAtRest,
  mapTipReducer,
  type Point,
  placeTip,
  shownTip,
} from "./map-tip-state.ts";

const moves = (type: "point" | "reach", country?: string, x = 0): MapTipEvent => ({
  type,
  country,
  at: { x, y: 0 },
});
const point = moves.bind(null, "point");
const reach = moves.bind(null, "reach");
const tap = (country?: string): MapTipEvent => ({ type: "tap", country });
const choose = (country?: string): MapTipEvent => ({ type: "choose", country });
const elapse: MapTipEvent = { type: "elapse" };
const leave: MapTipEvent = { type: "leave" };
const dismiss: MapTipEvent = { type: "escape" };

const far = FOLLOW_PX + 1;
/** On the way from Mali to the tooltip, or to Niger. */
const leaving = [point("Mali"), point("Niger", 12)];
const hidden = [point("Mali"), dismiss];

test.each<[string, MapTipEvent[], country?: string | undefined, x?: number]>([
  ["shows the country where the pointer came to it", [point("Mali", 10)], "Mali", 10],
  ["shows nothing over the sea", [point(undefined, 10)]],
  ["stays within reach", [point("Mali"), point("Mali", FOLLOW_PX)], "Mali", 0],
  ["follows beyond it", [point("Mali"), point("Mali", far)], "Mali", far],
  ["shows at once what is out of reach", [point("Mali"), point("Niger", far)], "Niger", far],
  ["goes at once where that is nothing", [point("Mali"), point(undefined, far)]],
  ["goes with the pointer", [point("Mali"), leave]],
  ["under the pointer stays", [point("Mali"), reach("Mali", FOLLOW_PX)], "Mali", 0],
  ["under the pointer follows over its country", [point("Mali"), reach("Mali", far)], "Mali", far],
  ["under the pointer stays over another", [point("Mali"), reach("Niger", 90)], "Mali", 0],
  ["waits for who may be on the way to it", leaving, "Mali", 0],
  ["waits no longer", [...leaving, elapse], "Niger", 12],
  ["is reached in time", [...leaving, reach(undefined, 12), elapse], "Mali", 0],
  ["is come back to in time", [...leaving, point("Mali", 3), elapse], "Mali", 0],
  ["hides at Escape", hidden],
  ["hides until the pointer leaves", [...hidden, point("Mali", 90)]],
  ["shows the next country after Escape", [...hidden, point("Niger", 1)], "Niger", 1],
  ["shows it again", [...hidden, point(undefined, 1), point("Mali", 1)], "Mali", 1],
  ["shows after an Escape on nothing", [dismiss, point("Mali")], "Mali", 0],
  ["shows a chosen country", [choose("Mali")], "Mali"],
  ["hides a chosen country at Escape", [choose("Mali"), dismiss]],
  ["shows the next chosen one", [choose("Mali"), dismiss, choose("Niger")], "Niger"],
  ["shows what is pointed at before what is chosen", [choose("Mali"), point("Niger")], "Niger", 0],
  [
    "shows what is chosen when the pointer is gone",
    [choose("Mali"), point("Niger"), leave],
    "Mali",
  ],
  ["shows nothing that is chosen no more", [choose("Mali"), choose()]],
  ["shows nothing for a tap", [choose("Mali"), tap("Niger")]],
])("%s", (_, events, country, x) => {
  const shown = shownTip(events.reduce(mapTipReducer, mapTipAtRest));
  expect([shown?.country, shown?.at?.x]).toEqual([country, x]);
});

test.each<[string | undefined, MapTipEvent[]]>([
  ["Niger", [tap("Mali"), tap("Niger")]],
  [undefined, [tap("Mali"), tap()]],
  [undefined, [tap("Mali"), choose("Niger")]],
])("a finger means %s", (country, events) => {
  expect(events.reduce(mapTipReducer, mapTipAtRest).tapped).toBe(country);
});

describe("the tooltip's place", () => {
  const tip = { width: 120, height: 34 };

  test("is below and to the right, or above where there is no room below", () => {
    const viewport = { width: 1000, height: 800 };
    expect(placeTip({ x: 500, y: 400 }, tip, viewport)).toEqual({ x: 514, y: 414 });
    expect(placeTip({ x: 500, y: 790 }, tip, viewport)).toEqual({ x: 514, y: 742 });
  });

  test("is inside any viewport that it fits into, and within reach of the pointer", () => {
    const viewport = { width: 320, height: 256 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 319 }), fc.integer({ min: 0, max: 255 }), (x, y) => {
        const corner = placeTip({ x, y }, tip, viewport);
        expect(corner.x).toBeGreaterThanOrEqual(0);
        expect(corner.x + tip.width).toBeLessThanOrEqual(viewport.width);
        expect(corner.y).toBeGreaterThanOrEqual(0);
        expect(corner.y + tip.height).toBeLessThanOrEqual(viewport.height);
        expect(gap({ x, y }, corner)).toBeLessThan(FOLLOW_PX);
      }),
    );
  });

  function gap(from: Point, corner: Point): number {
    const dx = Math.max(corner.x - from.x, 0, from.x - corner.x - tip.width);
    const dy = Math.max(corner.y - from.y, 0, from.y - corner.y - tip.height);
    return Math.hypot(dx, dy);
  }
});
