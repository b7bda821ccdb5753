import type { ReactNode } from "react";
import styles from "./rows.module.css";

export interface Row {
  readonly term: string;
  readonly text: ReactNode;
}

interface RowsProps {
  rows: readonly Row[];
  /** Beside a title, where there is less room. */
  small?: boolean;
}

/** Plain facts, one to a line: the term on the left, the details on the right. */
export function Rows({ rows, small }: RowsProps) {
  return (
    <dl className={small ? `${styles.rows} ${styles.small}` : styles.rows}>
      {rows.map(({ term, text }) => (
        <div key={term} className="g12">
          <dt>{term}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
