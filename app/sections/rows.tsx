import type { ReactNode } from "react";
import styles from "./rows.module.css";

export interface Row {
  readonly term: string;
  readonly text: ReactNode;
}

/** Plain facts, one to a line: the term on the left, the details on the right. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text }) => (
        <div key={term} className="g12">
          <dt>{term}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
