import { inGroups } from "../../weave/spread.ts";

interface Half {
  /** The rows of dots, as path data. */
  readonly d: string;
  readonly columns: number;
  readonly rows: number;
}

/** Where the missing dot is, as shares of the second half; chosen by eye. */
const missing = { row: 0.35, column: 0.61 };

/** As many dots as the uptime leaves one of, in two halves twice as wide as high; one is missing. */
export function dots(count: number): Half[] {
  const first = Math.floor(count / 2);
  const columns = Math.round(Math.sqrt(2 * (count - first)));
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
