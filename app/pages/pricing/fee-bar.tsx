import { rulerMarks } from "../../content/methods.ts";
import styles from "./fee-bar.module.css";

const end = Math.max(...rulerMarks);

interface FeeBarProps {
  /** Basis points. */
  low: number;
  high: number;
  /** Draws a tick after the bar, where the price stops rising. */
  capped: boolean;
}

/** A range of prices as a weft on the ruler; one price is a block on its mark. */
export function FeeBar({ low, high, capped }: FeeBarProps) {
  const x = (basisPoints: number) => `${(basisPoints / end) * 100}%`;
  return (
    <svg className={styles.bar} width="320" height="16" aria-hidden="true">
      {low < high ? (
        <rect x={x(low)} width={x(high - low)} height="100%" />
      ) : (
        <>
          <rect className={styles.clear} x={x(low)} height="100%" />
          <rect className={styles.point} x={x(low)} width="14" height="100%" />
        </>
      )}
      {capped && <rect className={styles.tick} x={x(high)} width="4" height="100%" />}
    </svg>
  );
}
