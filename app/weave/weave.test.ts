import { describe, expect, test } from "vitest";
import { times, type Warp, type Weft, weave } from "./weave.ts";

const warp = (x: number): Warp => ({ x, width: 10, from: 0, to: 100, tone: "dip-1" });
const weft = (y: number): Weft => ({ y, width: 10, from: 0, to: 100, tone: "orange" });

describe("weave", () => {
  test("the thread on top interrupts the one beneath by its width plus the gap on both sides", () => {
    const over = weave({ warps: [warp(50)], wefts: [weft(50)], cross: () => "over", gap: 5 });
    expect(over.map(({ d }) => d)).toEqual(["m50 0v40m0 20v40", "m0 50h100"]);
    const under = weave({ warps: [warp(50)], wefts: [weft(50)], cross: () => "under", gap: 5 });
    expect(under.map(({ d }) => d)).toEqual(["m50 0v100", "m0 50h40m20 0h40"]);
  });

  test("threads that pass through each other are not interrupted", () => {
    const through = weave({ warps: [warp(50)], wefts: [weft(50)], cross: () => "through" });
    expect(through.map(({ d }) => d)).toEqual(["m50 0v100", "m0 50h100"]);
  });

  test("alternates by default", () => {
    const [warps, wefts] = weave({ warps: times(2, (i) => warp(25 + 50 * i)), wefts: [weft(50)] });
    expect(warps?.d.match(/v/g)).toHaveLength(3);
    expect(wefts?.d.match(/h/g)).toHaveLength(2);
  });
});
