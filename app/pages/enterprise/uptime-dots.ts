import { inGroups } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";

interface Half {
  /** The rows of dots, as path data. */
  readonly d: string;
  readonly columns: number;
  readonly rows: number;
  /** Where the missing dot is, in percent of this half. */
  readonly hole?: { readonly x: number; readonly y: number };
}

/** Where the missing dot is, as shares of the second half; chosen by eye, with room for the drawing below it. */
const missing = { row: 0.35, column: 0.66 };

/** About the width of a half by its height: a band as wide as the page, and its dots still apart on a phone. */
const SHAPE = 3;

/** The uptime leaves one in `count`: that many dots in two halves, one of them missing. */
export function dots(count: number): Half[] {
  const first = Math.floor(count / 2);
  const columns = inFullRows(count - first, Math.round(Math.sqrt(SHAPE * (count - first))));
  return [inGroups(first, columns), inGroups(count - first, columns)].map((lengths, half) => {
    const rows = lengths.length;
    const without = half === 1 ? Math.floor(rows * missing.row) : -1;
    const hole = Math.floor((lengths[without] ?? 0) * missing.column);
    const d = lengths.map((length, row) => {
      const y = row + 0.5;
      return row === without ? `M0 ${y}H${hole}M${hole + 1} ${y}H${length}` : `M0 ${y}H${length}`;
    });
    const drawn = { d: d.join(""), columns, rows };
    if (half === 0) return drawn;
    return { ...drawn, hole: { x: (100 * hole) / columns, y: (100 * (without + 1)) / rows } };
  });
}

/** How many columns leave no gap in the last row, if near `about` any do: a gap would be read as downtime. */
function inFullRows(count: number, about: number): number {
  const near = times(Math.ceil(about / 4), (away) => [about + away, about - away]).flat();
  return near.find((columns) => count % columns === 0) ?? about;
}
