import type { ReactNode } from "react";
import styles from "./page-head.module.css";
import { way } from "./way.ts";

/** The top of a page of plain text: its title and the content below it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={way()}>
      <div className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        <div className={styles.foot}>{children}</div>
      </div>
    </section>
  );
}
