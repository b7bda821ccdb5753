import { Children, type ReactNode } from "react";
import { rich } from "./rich.tsx";
import styles from "./rows.module.css";

/** Facts as ruled rows: a term and its facts. Stacked on a phone. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <dl className={`flow ${styles.rows}`}>
      {Children.map(children, (row) => (
        <div>{row}</div>
      ))}
    </dl>
  );
}

export function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt> <dd>{rich(children)}</dd>
    </>
  );
}
