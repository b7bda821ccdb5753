import { type Thread, type Tone, times, weave } from "../../weave/weave.ts";

/*
 * Loose threads pass one reed and become cloth. The tangle is the only drawing on the site that is not
 * horizontal and vertical: it represents the disorder that the system removes.
 */
export const REED = { width: 1344, height: 400 };

/** The reed is on the sixth column line. */
const REED_X = 568;
const exits = [50, 100, 150, 200, 250, 300, 350];
/** The thread that is the page's lane: it comes in the left margin, and goes in the right one. */
const LANE = 3;

/** The loose threads, bottom first: their dye, where they come in, and their way to a slot of the reed, by eye. */
const loose: readonly (readonly [tone: Tone, from: string, way: string])[] = [
  [
    "dip-3",
    "-640 250H-200",
    "190 -30 270 0s30 170 70 140s40 -260 80 -270s40 220 70 230s30 -160 60 -170s50 110 70 110s10 -80 30 -130s50 -60 60 -60",
  ],
  [
    "dip-2",
    "-640 130H-200",
    "190 -60 270 0s30 260 70 250s40 -280 80 -280s40 280 70 290s30 -230 60 -250s50 140 70 170s10 -50 30 -60s50 0 60 0",
  ],
  [
    "dip-2",
    "-640 200H-200",
    "150 -30 220 0s30 170 70 140s40 -260 80 -270s40 220 70 230s30 -160 60 -170s30 110 70 110s50 -80 80 -130s50 -60 60 -60",
  ],
  [
    "dip-3",
    "-640 180H-200",
    "150 30 220 0s30 -150 70 -120s40 240 80 250s40 -200 70 -210s30 160 60 170s30 -110 70 -110s50 80 80 130s50 60 60 60",
  ],
  [
    "dip-1",
    "-640 30H-200",
    "130 -60 190 0s30 260 70 250s40 -280 80 -280s40 280 70 290s30 -230 60 -250s30 140 70 170s70 -50 110 -60s50 0 60 0",
  ],
  [
    "dip-4",
    "-640 130H-200",
    "130 30 190 0s30 -150 70 -120s40 240 80 250s40 -200 70 -210s30 160 60 170s30 -110 70 -110s70 80 110 130s50 60 60 60",
  ],
  [
    "orange",
    "-28 80",
    "20 -20 48 0s30 260 70 250s40 -280 80 -280s40 280 70 290s30 -230 60 -250s30 140 70 170s50 -50 80 -60s50 0 60 0",
  ],
];

/** Each in a casing of the ground, level where it enters its slot. */
const tangle = loose.flatMap(([tone, from, way]): Thread[] => {
  const d = `M${from}s${way}s40 0 50 0`;
  return [
    { tone: "ground", width: 14, d },
    { tone, width: 6, d },
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
