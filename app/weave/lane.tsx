import type { ReactNode } from "react";
import styles from "./lane.module.css";

/**
 * The kola lane: full-bleed, carrying one word or line of a headline. The headline's
 * section must clip (`overflow: clip`) and be the positioned ancestor of its warps.
 */
export function Lane({ children }: { children: ReactNode }) {
  return (
    <span className={styles.lane}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}
