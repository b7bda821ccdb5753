import type { ReactNode } from "react";
import styles from "./lane.module.css";

/** The class of the part thrown when a page opens. It says where its front begins: `--begin`, from its right. */
export const thrown = styles.thrown;

/** The class of parts that come down out of the lane, `--after` the page has opened. */
export const falling = styles.falling;

/**
 * The lane: full-bleed, orange, with one word or line of a headline on it. The headline's section must
 * clip (`overflow: clip`) and be the positioned ancestor of its warps; outside a `.headline` it sets `--slack`.
 * One that `leaves` ends in the right margin, where a `LaneTurn` goes on.
 */
export function Lane({ children, leaves }: { children: ReactNode; leaves?: boolean }) {
  return (
    <span
      className={leaves ? `${styles.lane} ${styles.leaves}` : styles.lane}
      data-lane=""
      role="none"
    >
      <span className={styles.word} role="none">
        {children}
      </span>
    </span>
  );
}

/** The lane from the end of the headline's down to the next section. Its parent is as wide as the wrap. */
export const LaneTurn = () => <i className={`screen ${falling} ${styles.down}`} />;
