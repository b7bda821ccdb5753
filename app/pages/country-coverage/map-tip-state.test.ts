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

const following = (...events: MapTipEvent[]) => events.reduce(mapTipReducer, mapTipAtRest);
const shown = (...events: MapTipEvent[]) => shownTip(following(...events));
const point = (country: string | undefined, x: number, y = 0): MapTipEvent => ({
  type: "point",
  country,
  at: { x, y },
});
const tap = (country: string | undefined): MapTipEvent => ({ type: "tap", country });
const choose = (country: string | undefined): MapTipEvent => ({ type: "choose", country });
const reach: MapTipEvent = { type: "reach", country: undefined, at: { x: 12, y: 0 } };
const elapse: MapTipEvent = { type: "elapse" };
const leave: MapTipEvent = { type: "leave" };
const dismiss: MapTipEvent = { type: "escape" };

describe("under a pointer", () => {
  test("it shows the country where the pointer came to it", () => {
    expect(shown(point("Mali", 10, 20))).toEqual({ country: "Mali", at: { x: 10, y: 20 } });
    expect(shown(point(undefined, 10))).toBeUndefined();
  });

  test("it stays within reach and follows beyond it", () => {
    expect(shown(point("Mali", 0), point("Mali", FOLLOW_PX))?.at?.x).toBe(0);
    expect(shown(point("Mali", 0), point("Mali", FOLLOW_PX + 1))?.at?.x).toBe(FOLLOW_PX + 1);
  });

  test("out of reach, what the pointer comes to counts at once", () => {
    expect(shown(point("Mali", 0), point(undefined, 29))).toBeUndefined();
    expect(shown(point("Mali", 0), point("Niger", 29))?.country).toBe("Niger");
    expect(shown(point("Mali", 0), leave)).toBeUndefined();
  });

  test("it follows a pointer on it that is still over the country beneath", () => {
    const over = (x: number): MapTipEvent => ({ type: "reach", country: "Mali", at: { x, y: 0 } });
    expect(shown(point("Mali", 0), over(FOLLOW_PX))?.at?.x).toBe(0);
    expect(shown(point("Mali", 0), over(FOLLOW_PX + 1))?.at?.x).toBe(FOLLOW_PX + 1);
    const other: MapTipEvent = { type: "reach", country: "Niger", at: { x: 90, y: 0 } };
    expect(shown(point("Mali", 0), other)?.at?.x).toBe(0);
  });

  test("within reach there is time to get to the tooltip", () => {
    for (const after of [undefined, "Niger"]) {
      const leaving = [point("Mali", 0), point(after, 12)];
      expect(shown(...leaving)?.country).toBe("Mali");
      expect(shown(...leaving, elapse)?.country).toBe(after);
      expect(shown(...leaving, reach, elapse)?.country).toBe("Mali");
      expect(shown(...leaving, point("Mali", 3), elapse)?.country).toBe("Mali");
    }
  });
});

describe("Escape", () => {
  test("hides it until the pointer leaves the country", () => {
    const hidden = [point("Mali", 0), dismiss];
    expect(shown(...hidden)).toBeUndefined();
    expect(shown(...hidden, point("Mali", 90))).toBeUndefined();
    expect(shown(...hidden, point("Niger", 1))?.country).toBe("Niger");
    expect(shown(...hidden, point(undefined, 1), point("Mali", 1))?.country).toBe("Mali");
  });

  test("hides a chosen country until another is", () => {
    expect(shown(choose("Mali"), dismiss)).toBeUndefined();
    expect(shown(choose("Mali"), dismiss, choose("Niger"))?.country).toBe("Niger");
  });

  test("pressed on nothing, hides nothing later", () => {
    expect(shown(dismiss, point("Mali", 0))?.country).toBe("Mali");
  });
});

test("a tap has no tooltip and hides the one that shows; a link or a tap elsewhere ends it", () => {
  expect(following(tap("Mali"), tap("Niger")).tapped).toBe("Niger");
  expect(shown(tap("Mali"))).toBeUndefined();
  expect(shown(choose("Mali"), tap("Niger"))).toBeUndefined();
  expect(following(tap("Mali"), tap(undefined)).tapped).toBeUndefined();
  expect(following(tap("Mali"), choose("Niger")).tapped).toBeUndefined();
});

test("a chosen country shows, and again when the pointer is gone", () => {
  expect(shown(choose("Mali"))).toEqual({ country: "Mali" });
  expect(shown(choose("Mali"), point("Niger", 0))?.country).toBe("Niger");
  expect(shown(choose("Mali"), point("Niger", 0), leave)?.country).toBe("Mali");
  expect(shown(choose("Mali"), choose(undefined))).toBeUndefined();
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
