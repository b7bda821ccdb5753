import styles from "./pick.module.css";

export const picks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type PickRow = (typeof picks)[number];

/**
 * A separator between two sections: row `row` of a 2/2 twill, counted from the top of the page. The
 * pattern and its orange block move one column per row, so do not skip numbers. The page's last one is
 * always at its full height.
 */
export function Pick({ row, last }: { row: PickRow; last?: boolean }) {
  return (
    <div className={`wrap ${styles.pass} ${last ? styles.last : ""}`.trim()}>
      <div className={`screen ${styles.pick} ${styles[`p${row}`]}`} />
    </div>
  );
}
