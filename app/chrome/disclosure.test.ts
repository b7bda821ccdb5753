import { describe, expect, test } from "vitest";
import { allClosed, type DisclosureEvent, disclosureReducer } from "./disclosure.ts";

const enter = (id: string): DisclosureEvent => ({ type: "enter", id });
const press = (id: string): DisclosureEvent => ({ type: "press", id });
const following = (...events: DisclosureEvent[]) => events.reduce(disclosureReducer, allClosed);

describe("the menus of the header", () => {
  test("only one is open at a time", () => {
    expect(following(enter("a"), enter("b")).open).toBe("b");
    expect(following(press("a"), press("b")).open).toBe("b");
  });

  test("a menu closes after the delay when the pointer leaves it", () => {
    const left = following(enter("a"), { type: "leave" });
    expect(left.open).toBe("a");
    expect(disclosureReducer(left, { type: "expire" }).open).toBeUndefined();
  });

  test("it stays open if the pointer returns within the delay", () => {
    expect(following(enter("a"), { type: "leave" }, enter("a"), { type: "expire" }).open).toBe("a");
  });

  test("the first press after a hover keeps it open, the next closes it", () => {
    expect(following(enter("a"), press("a")).open).toBe("a");
    expect(following(enter("a"), press("a"), press("a")).open).toBeUndefined();
  });

  test("without a hover, a press opens and the next closes", () => {
    expect(following(press("a")).open).toBe("a");
    expect(following(press("a"), press("a")).open).toBeUndefined();
  });

  test("leaving does nothing while all are closed", () => {
    expect(following({ type: "leave" })).toEqual(allClosed);
  });
});
