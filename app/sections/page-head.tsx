import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** The top of a page that is read, not sold: its title and what stands under it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.head}`}>
      <h1>{title}</h1>
      <div className={styles.foot}>{children}</div>
    </section>
  );
}
