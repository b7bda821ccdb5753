import type { ReactNode } from "react";
import styles from "./run-in.module.css";

/** Plain facts that read on from one to the next: a paragraph, in which each term runs into its text. */
export function RunIn({ children }: { children: ReactNode }) {
  return <dl className={`lede soft ${styles.facts}`}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt> <dd>{children}</dd>{" "}
    </div>
  );
}
