import { menus } from "../content/navigation.ts";
import styles from "./twill.module.css";
import { times } from "./weave.ts";

const COLUMNS = 12;
const ROWS = 10;
/** Rows at the end of the diagonal in which the payment is settled. */
const SETTLED = 3;

/** The threads and gaps of a row, in columns: on the pages of each menu, in their order, and last on all others. */
const weaves = ["2", "3 1", "1", "2"];

/**
 * The cloth between a page and its footer, a twill or a relative of it, as the menu of the page decides: the lane is its
 * diagonal, and arrives in it. It comes down in the column `turn`, from 0; on a phone in the margin.
 */
export function Twill({ turn, page }: { turn: number; page?: string }) {
  const menu = menus.findIndex(({ links }) => links.some(({ href }) => href === page));
  /** How many columns a row begins earlier than the first. On the other pages the rows turn back: a herringbone. */
  const earlier = (row: number) => (menu < 0 ? Math.min(row, ROWS - 1 - row) : row);
  /** Twice as wide as the page's columns, to the edges of the widest screens. */
  const cloth = times(ROWS, (row) => `M${-4 * COLUMNS - earlier(row)} ${row + 0.5}h${9 * COLUMNS}`);
  const lane = times(ROWS, (row) => `M${-earlier(row)} ${row + 0.5}h1`);
  return (
    <div className={`screen ${styles.band}`}>
      <svg
        width="320"
        height="110"
        viewBox={`0 0 ${COLUMNS} ${ROWS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--dip-2)" strokeDasharray={weaves.at(menu)} d={cloth.join("")} />
        <g className={styles.diagonal} transform={`translate(${turn})`}>
          <path stroke="var(--way, var(--orange))" d={lane.slice(0, -SETTLED).join("")} />
          <path stroke="var(--green)" d={lane.slice(-SETTLED).join("")} />
        </g>
      </svg>
    </div>
  );
}
