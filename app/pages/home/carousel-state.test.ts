import { describe, expect, test } from "vitest";
import {
  type CarouselEvent,
  carouselAtRest,
  carouselReducer,
  HOLD_MS,
  isRotating,
  SLIDE_MS,
  untilNext,
} from "./carousel-state.ts";

const COUNT = 3;
const seen: CarouselEvent = { type: "view", on: true };
const following = (...events: CarouselEvent[]) =>
  events.reduce(carouselReducer, carouselAtRest(COUNT));
const choose = (index: number, now = 0): CarouselEvent => ({ type: "choose", index, now });

describe("the carousel", () => {
  test("goes round in both directions", () => {
    const advance: CarouselEvent = { type: "advance" };
    expect(following(advance, advance, advance).index).toBe(0);
    expect(following(choose(-1)).index).toBe(2);
    expect(following(choose(COUNT)).index).toBe(0);
  });

  test("rotates only in view, in a visible tab, with nobody on it", () => {
    expect(isRotating(following())).toBe(false);
    expect(isRotating(following(seen))).toBe(true);
    expect(isRotating(following(seen, { type: "tab", on: false }))).toBe(false);
    expect(isRotating(following(seen, { type: "hover", on: true }))).toBe(false);
    expect(isRotating(following(seen, { type: "focusIn" }))).toBe(false);
  });

  test("focus stops it until Pause is released or it leaves", () => {
    const held = following(seen, { type: "focusIn" });
    const paused = carouselReducer(held, { type: "toggle" });
    expect(isRotating(held)).toBe(false);
    expect(isRotating(paused)).toBe(false);
    expect(isRotating(carouselReducer(paused, { type: "toggle" }))).toBe(true);
    expect(isRotating(carouselReducer(held, { type: "focusOut" }))).toBe(true);
  });

  test("a carousel paused by hand stays paused when focus leaves", () => {
    expect(
      isRotating(following(seen, { type: "toggle" }, { type: "focusIn" }, { type: "focusOut" })),
    ).toBe(false);
  });

  test("a choice holds it, then a whole cycle passes", () => {
    const chosen = following(seen, choose(1, 1000));
    expect(untilNext(chosen, 1000)).toBe(HOLD_MS + SLIDE_MS);
    expect(untilNext(chosen, 1000 + HOLD_MS)).toBe(SLIDE_MS);
    expect(untilNext(following(seen), 99_000)).toBe(SLIDE_MS);
  });
});
