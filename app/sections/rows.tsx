import { Children, type ReactNode } from "react";
import { rich } from "./rich.tsx";
import styles from "./rows.module.css";

interface ListProps {
  /** `Row`s. */
  children: ReactNode;
}

/** Facts as ruled rows: a term and its facts. Stacked on a phone. */
export function Rows({ children }: ListProps) {
  return <dl className={`flow ${styles.rows}`}>{inBoxes(children)}</dl>;
}

/** One large paragraph: few words, and a sentence for each. At most five. */
export function Statements({ children }: ListProps) {
  return <dl className={styles.statements}>{inBoxes(children)}</dl>;
}

const inBoxes = (children: ReactNode) => Children.map(children, (row) => <div>{row}</div>);

export function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{rich(term)}</dt> <dd>{rich(children)}</dd>
    </>
  );
}
