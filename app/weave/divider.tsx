import styles from "./divider.module.css";

export const dividers = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type DividerRow = (typeof dividers)[number];

/** How far it goes on beyond the twelve columns, on a screen that is wider: whole repeats of the twill. */
const BEYOND = 24;
const across = (from: number, length: number) => `M${from} .5h${length}`;

/**
 * A separator between two sections: row `row` of a 2/2 twill, counted from the top of the page. The
 * pattern and its orange block move one column per row, so do not skip numbers. The page's last one is
 * always at its full height.
 */
export function Divider({ row, last }: { row: DividerRow; last?: boolean }) {
  return (
    <svg
      className={`wrap screen ${styles.divider} ${last ? styles.last : ""}`.trim()}
      width="240"
      height="4"
      viewBox="0 0 12 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path stroke="var(--yarn-2)" d={across(-BEYOND, 12 + 2 * BEYOND)} />
      <path stroke="var(--dip-1)" strokeDasharray="2" d={across(row - BEYOND, 12 + 2 * BEYOND)} />
      <path stroke="var(--orange)" d={across(row, 1)} />
    </svg>
  );
}
