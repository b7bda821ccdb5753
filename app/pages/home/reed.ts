import { type Thread, type Tone, times, weave } from "../../weave/weave.ts";

/*
 * Loose threads pass one reed and become cloth. The tangle is the only drawing on the site that is not
 * horizontal and vertical: it stands for what the system removes.
 */
export const REED = { width: 1344, height: 400 };

/** The reed stands on the sixth column line. */
const REED_X = 568;
const exits = [50, 100, 150, 200, 250, 300, 350];
const tones: readonly Tone[] = ["dip2", "dip3", "dip1", "kola", "dip2", "dip4", "dip3"];
/** The stacking order of the threads, bottom first. */
const stacking = [1, 4, 0, 6, 2, 5, 3];
/** How far each thread strays, in shares of the figure's height; chosen by eye. */
const wander = [
  [0.1, 0.9, 0.3],
  [0.8, 0.2, 0.6],
  [0.35, 0.75, 0.05],
  [0.95, 0.4, 0.85],
  [0.5, 0.05, 0.7],
  [0.15, 0.6, 0.95],
  [0.7, 0.3, 0.15],
] as const;

type Point = readonly [x: number, y: number];

/** Park and Miller's minimal generator: the same tangle in every build and every browser. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A smooth path through points: cubic segments with Catmull-Rom tangents, level at both ends. */
function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  const tangent = (index: number): Point => {
    if (index === 0) return [0, 0];
    if (index >= last - 1) return [57, 0];
    const [[x0, y0], [x1, y1]] = [at(index - 1), at(index + 1)];
    return [x1 - x0, y1 - y0];
  };
  // Rounded numbers compress better: the tangle is the largest drawing of the page.
  const tens = (value: number) => Math.round(value / 10) * 10;
  const pair = (x: number, y: number) => `${tens(x)} ${tens(y)}`;
  const tension = 0.24;
  // Tangents are equal on both sides of a point, so that each segment mirrors the one before it.
  const segments = times(last, (i) => {
    const [x, y] = at(i + 1);
    const [u, v] = tangent(i + 1);
    return `S${pair(x - u * tension, y - v * tension)} ${pair(x, y)}`;
  });
  return `M${pair(...at(0))}${segments.join("")}`;
}

/** Threads with the same shift have the same numbers, which compress. */
const shifts = [0, 40, -30] as const;

const random = scatter(29);
const jitter = (range: number) => (random() - 0.5) * range;

const loose = exits.map((exit, k) => {
  const levels = wander[k] ?? wander[0];
  const knots = [20, 95, 165, 235, 305, 370].map(
    (x, i): Point => [x + (shifts[k % 3] ?? 0), (levels[(i + k) % 3] ?? 0) * 340 + 30 + jitter(50)],
  );
  return smooth([
    [-640, levels[0] * 380],
    [-200, levels[0] * 380],
    ...knots,
    [440, 200 + (exit - 200) * 0.55 + jitter(110)],
    [505, exit],
    [562, exit],
  ]);
});

const tangle = stacking.flatMap((k): Thread[] => {
  const d = loose[k] ?? "";
  return [
    { tone: "ground", width: 14, d },
    { tone: tones[k] ?? "dip2", width: 6, d },
  ];
});

const halfSlot = (index: number) => (index === 3 ? 18 : 13);
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
    tone: (["dip1", "dip4", "dip2"] as const)[i % 3] ?? "dip1",
  })),
  wefts: exits.map((y, j) => ({
    y,
    width: j === 3 ? 28 : 16,
    from: 558,
    to: 1960,
    tone: j === 3 ? "kola" : "dip3",
  })),
  gap: 4,
});

export const reed: readonly Thread[] = [...tangle, reedBar, ...cloth];
