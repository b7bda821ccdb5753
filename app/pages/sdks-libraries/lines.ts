/** Half of the bars, in a view box that is `width` wide and one unit high for each. */
interface Half {
  readonly rows: number;
  /** Every second bar, as SVG path data. */
  readonly odd: string;
  readonly even: string;
}

/**
 * A bar for each of `lengths`, one below the other, in the part above the lane and the part below it.
 * All end at the right edge, as far from the left as they are shorter than the longest.
 */
export function lines(lengths: readonly number[]) {
  const width = Math.max(...lengths);
  const middle = Math.ceil(lengths.length / 2);
  const half = (part: readonly number[]): Half => {
    const paths = part.map((length, row) => {
      const left = width - length;
      return `M${left} ${row}H${width}V${row + 1}H${left}z`;
    });
    const every = (parity: number) => paths.filter((_, row) => row % 2 === parity).join("");
    return { rows: part.length, odd: every(0), even: every(1) };
  };
  return { width, halves: [half(lengths.slice(0, middle)), half(lengths.slice(middle))] };
}
