import styles from "./not-stated.module.css";

/** A fact that is not given here: bare warps, and words that say so. */
export function NotStated({ children }: { children: string }) {
  return <span className={styles.notStated}>{children}</span>;
}
