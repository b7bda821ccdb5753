import type { Row } from "./rows.tsx";
import styles from "./sewn-row.module.css";

/** Three plain facts in one row of cells; on a phone, one below the other. */
export function SewnRow({ cells }: { cells: readonly Row[] }) {
  return (
    <dl className={`flow ${styles.row}`}>
      {cells.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="soft small">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
