import styles from "./twill.module.css";
import { times } from "./weave.ts";

const COLUMNS = 12;
const ROWS = 10;
/** Rows at the end of the diagonal in which the payment is settled. */
const SETTLED = 3;

/** Twice as wide as the page's columns, to the edges of the widest screens. Each row begins a column earlier. */
const twill = times(ROWS, (row) => `M${-4 * COLUMNS - row} ${row + 0.5}h${9 * COLUMNS}`).join("");

const diagonal = (from: number, to: number) =>
  times(to - from, (row) => `M${-(from + row)} ${from + row + 0.5}h1`).join("");
const moving = diagonal(0, ROWS - SETTLED);
const settled = diagonal(ROWS - SETTLED, ROWS);

interface TwillProps {
  /** The column, from 0, in which the lane comes down to it. On a phone that is the margin. */
  turn: number;
}

/** A twill between a page and its footer: the lane is its diagonal, and arrives in it. */
export function Twill({ turn }: TwillProps) {
  return (
    <div className={`screen ${styles.band}`}>
      <svg
        width="320"
        height="110"
        viewBox={`0 0 ${COLUMNS} ${ROWS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--dip-2)" strokeDasharray="2" d={twill} />
        <g className={styles.diagonal} transform={`translate(${turn})`}>
          <path stroke="var(--way, var(--orange))" d={moving} />
          <path stroke="var(--green)" d={settled} />
        </g>
      </svg>
    </div>
  );
}
