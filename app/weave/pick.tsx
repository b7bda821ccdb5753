import styles from "./pick.module.css";

export const picks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type PickRow = (typeof picks)[number];

/**
 * One pass of the loom, between two sections: row `row` of one 2/2 twill, counted from the
 * top of the page. Pattern and kola float move one column per row; do not skip numbers.
 */
export function Pick({ row }: { row: PickRow }) {
  return (
    <div className="wrap">
      <Row row={row} />
    </div>
  );
}

function Row({ row }: { row: PickRow }) {
  return <div className={`${styles.pick} ${styles[`p${row}`]}`} />;
}

/** The separators of a page, sewn into one cloth with a fringe: the end of every page. */
export function Bolt() {
  return (
    <div className={`wrap ${styles.bolt}`}>
      {picks.map((row) => (
        <Row key={row} row={row} />
      ))}
      <div className={styles.fringe} />
    </div>
  );
}
