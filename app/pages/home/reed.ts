import { type Thread, type Tone, times, weave } from "../../weave/weave.ts";

/*
 * Loose threads pass one reed and become cloth. The tangle is the only drawing on the site that is not
 * horizontal and vertical: it represents the disorder that the system removes.
 */
export const REED = { width: 1344, height: 400 };

/** The reed is on the sixth column line. */
const REED_X = 568;
const exits = [50, 100, 150, 200, 250, 300, 350];
const tones: readonly Tone[] = ["dip-2", "dip-3", "dip-1", "orange", "dip-2", "dip-4", "dip-3"];
/** The thread that is the page's lane: it comes in the left margin, and goes in the right one. */
const LANE = 3;
const MARGIN = -28;
/** The stacking order of the threads, bottom first. */
const stacking = [1, 4, 0, 6, 2, 5, 3];
type Point = readonly [x: number, y: number];

/** A smooth path through points: cubic segments with Catmull-Rom tangents, level at both ends. */
function smooth(points: readonly Point[], begin: number): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  const tangent = (index: number): Point => {
    if (index >= last - 1) return [57, 0];
    const [[x0, y0], [x1, y1]] = [at(index - 1), at(index + 1)];
    return [x1 - x0, y1 - y0];
  };
  // Rounded numbers, each from the point before, compress better: the tangle is the largest drawing of
  // the page, and its threads repeat each other's numbers.
  const tens = (value: number) => Math.round(value / 10) * 10;
  const tension = 0.24;
  // Tangents are equal on both sides of a point, so each segment mirrors the one before it.
  const segments = times(last, (i) => {
    const [[fromX, fromY], [x, y]] = [at(i), at(i + 1)];
    const [u, v] = tangent(i + 1);
    const [dx, dy] = [x - fromX, y - fromY];
    return `s${tens(dx - u * tension)} ${tens(dy - v * tension)} ${tens(dx)} ${tens(dy)}`;
  });
  const [[startX, startY]] = [at(0)];
  return `M${begin} ${startY}H${startX}${segments.join("")}`;
}

/** Ways to wander, as heights above or below the slot of the reed; chosen by eye. */
const ways = [
  [150, 290, 20, 250, 80, 190],
  [-120, 130, -150, 140, -110, 60],
  [-170, -290, -40, -250, -80, -190],
] as const;
/** How far along a thread wanders, so threads of one direction do not run in parallel. */
const shifts = [0, 50, -30] as const;

const loose = exits.map((exit, k) => {
  const way = k < 2 ? 0 : k < 5 ? 1 : 2;
  const shift = shifts[k % 3] ?? 0;
  const [first] = ways[way];
  return smooth(
    [
      [-200, exit + first],
      ...[20, 90, 170, 240, 300, 370].map((x, i): Point => [x + shift, exit + (ways[way][i] ?? 0)]),
      [450, exit + (1 - way) * 60],
      [510, exit],
      [560, exit],
    ],
    k === LANE ? MARGIN : -640,
  );
});

const tangle = stacking.flatMap((k): Thread[] => {
  const d = loose[k] ?? "";
  return [
    { tone: "ground", width: 14, d },
    { tone: tones[k] ?? "dip-2", width: 6, d },
  ];
});

const halfSlot = (index: number) => (index === LANE ? 18 : 13);
const slotEdges = [-24, ...exits.flatMap((y, k) => [y - halfSlot(k), y + halfSlot(k)]), 424];
const reedBar: Thread = {
  tone: "ink",
  width: 16,
  d: times(
    slotEdges.length / 2,
    (i) => `M${REED_X} ${slotEdges[2 * i]}V${slotEdges[2 * i + 1]}`,
  ).join(""),
};

const cloth = weave({
  warps: times(20, (i) => ({
    x: 628 + i * 64,
    width: 24,
    from: 0,
    to: REED.height,
    tone: (["dip-1", "dip-4", "dip-2"] as const)[i % 3] ?? "dip-1",
  })),
  wefts: exits.map((y, j) => ({
    y,
    width: j === LANE ? 28 : 16,
    from: 558,
    to: j === LANE ? REED.width : 1960,
    tone: j === LANE ? "orange" : "dip-3",
  })),
  gap: 4,
});

export const reed: readonly Thread[] = [...tangle, reedBar, ...cloth];
