import { claims } from "../../content/claims.ts";
import styles from "./corridor-lines.module.css";
import { corridors } from "./corridors.ts";

const { places, under, over, clear } = corridors(claims.corridors.value);
const size = { width: 320, height: 48 };
const viewBox = `0 0 ${places} 1`;

/** The corridors in two drawings of one size, below a lane and over it. The parent places both. */
export function CorridorLines() {
  return (
    <>
      <svg
        className={styles.lines}
        {...size}
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={under} />
      </svg>
      <svg
        className={`${styles.lines} ${styles.over}`}
        {...size}
        viewBox={viewBox}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--ground)" d={clear} />
        <path d={over} />
      </svg>
    </>
  );
}
