import { inGroups } from "../../weave/spread.ts";
import { times } from "../../weave/weave.ts";

interface Half {
  /** The rows of dots, as path data. */
  readonly d: string;
  readonly columns: number;
  readonly rows: number;
}

/** Where the missing dot is, as shares of the second half; chosen by eye. */
const missing = { row: 0.35, column: 0.61 };

/** About the width of a half by its height: low beside words, and its dots still apart on a phone. */
const SHAPE = 3;

/** As many dots as the uptime leaves one of, in two halves; one is missing. */
export function dots(count: number): Half[] {
  const first = Math.floor(count / 2);
  const columns = inFullRows(count - first, Math.round(Math.sqrt(SHAPE * (count - first))));
  return [inGroups(first, columns), inGroups(count - first, columns)].map((lengths, half) => {
    const without = half === 1 ? Math.floor(lengths.length * missing.row) : -1;
    const d = lengths.map((length, row) => {
      const y = row + 0.5;
      const hole = Math.floor(length * missing.column);
      return row === without ? `M0 ${y}H${hole}M${hole + 1} ${y}H${length}` : `M0 ${y}H${length}`;
    });
    return { d: d.join(""), columns, rows: lengths.length };
  });
}

/** How many columns leave no gap in the last row, if near `about` any do: a gap would be read as downtime. */
function inFullRows(count: number, about: number): number {
  const near = times(Math.ceil(about / 4), (away) => [about + away, about - away]).flat();
  return near.find((columns) => count % columns === 0) ?? about;
}
