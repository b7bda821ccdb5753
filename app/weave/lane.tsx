import type { ReactNode } from "react";
import styles from "./lane.module.css";

/** The class of the part thrown when a page opens. It says where its front begins: `--begin`, from its right. */
export const thrown = styles.thrown;

/**
 * The lane: full-bleed, orange, with one word or line of a headline on it. The headline's section must
 * clip (`overflow: clip`) and be the positioned ancestor of its warps; outside a `.headline` it sets `--slack`.
 */
export function Lane({ children }: { children: ReactNode }) {
  return (
    <span className={styles.lane} data-lane="" role="none">
      <span className={styles.word} role="none">
        {children}
      </span>
    </span>
  );
}
