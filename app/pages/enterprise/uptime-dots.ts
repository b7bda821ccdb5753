import { inGroups } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";

interface Half {
  /** The rows of dots, as path data: a dot for each unit of length, once `dashes` are applied. */
  readonly d: string;
  readonly width: number;
  readonly height: number;
  /** The right edge of the missing dot and its middle, and the middle of the gap right of its block. */
  readonly hole?: { readonly x: number; readonly y: number; readonly beside: number };
}

/** Dots stand in blocks of ten by ten, which can be counted: of ten thousand, each is a percent. */
const BLOCK = 10;
const COLUMNS = 10 * BLOCK;
export const DOT = 0.6;
/** From a dot to the next one. What a block saves is the clear gap after it. */
const STEP = 0.86;
const GAP = BLOCK - STEP * (BLOCK - 1) - DOT;
export const dashes = times(BLOCK, (dot) => [DOT, round(dot < BLOCK - 1 ? STEP - DOT : GAP)]).join(
  " ",
);

/** The missing dot is the last one in a block of the second half; chosen by eye, clear of the lane. */
const missing = { row: 0.68, column: 6 * BLOCK };

/** Where a dot of a row begins, or a row. */
const at = (index: number) => round(index - (index % BLOCK) * (1 - STEP));

/** The uptime leaves one in `count`: that many dots in two halves, one of them missing. */
export function dots(count: number): Half[] {
  const first = Math.floor(count / 2);
  return [first, count - first].map((half, second) => {
    const lengths = inGroups(half, COLUMNS);
    const without = second ? Math.floor(lengths.length * missing.row) : -1;
    const hole = Math.min(lengths[without] ?? 0, missing.column) - 1;
    const middle = (index: number) => round(at(index) + DOT / 2);
    const d = lengths.map((length, row) => {
      const y = middle(row);
      return row === without ? `M0 ${y}H${hole}M${hole + 1} ${y}H${length}` : `M0 ${y}H${length}`;
    });
    const width = round(at(COLUMNS - 1) + DOT);
    const drawn = { d: d.join(""), width, height: round(at(lengths.length - 1) + DOT) };
    if (!second) return drawn;
    const x = round(at(hole) + DOT);
    return { ...drawn, hole: { x, y: middle(without), beside: round(x + GAP / 2) } };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
