import styles from "./unsaid.module.css";

/** A fact that is not given here: bare warps, and words that say so. */
export function Unsaid({ children }: { children: string }) {
  return <span className={styles.unsaid}>{children}</span>;
}
