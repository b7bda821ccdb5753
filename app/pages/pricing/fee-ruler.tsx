import type { ReactNode } from "react";
import { type methods, percentage, rulerMarks } from "../../content/methods.ts";
import styles from "./fee-ruler.module.css";

const end = Math.max(...rulerMarks);

type Method = (typeof methods)[number];

interface RulerRow {
  readonly method: Method;
  /** Shown at the end of the row. */
  readonly figure: string;
  /** Beneath the name. */
  readonly note?: ReactNode;
}

interface FeeRulerProps {
  /** Narrow: for a card. Wide: a line for each method, with room for an amount. */
  size: "narrow" | "wide";
  rows: readonly RulerRow[];
}

/** Prices on one ruler, a warp at each percent. */
export function FeeRuler({ size, rows }: FeeRulerProps) {
  return (
    <div className={styles[size]}>
      <dl>
        {rows.map(({ method, figure, note }) => (
          <div key={method.id} className={styles.rate}>
            <dt>{method.name}</dt>
            <dd className="num tnum">{figure}</dd>
            <dd className={styles.track} aria-hidden="true">
              <FeeBar {...method} />
            </dd>
            {note && <dd className={`tnum ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={`label tnum ${styles.marks}`} aria-hidden="true">
        {rulerMarks.map((mark) => (
          <span key={mark}>{percentage(mark)}</span>
        ))}
      </p>
    </div>
  );
}

interface FeeBarProps {
  /** Basis points. */
  low: number;
  high: number;
  /** Draws a tick after the bar, where the price stops rising. */
  capped: boolean;
}

/** A range of prices as a bar on the ruler; one price is a square on its mark. */
function FeeBar({ low, high, capped }: FeeBarProps) {
  const x = (basisPoints: number) => `${(basisPoints / end) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {low === high ? (
        <rect className={styles.point} x={x(low)} width="16" height="100%" />
      ) : (
        <rect x={x(low)} width={x(high - low)} height="100%" />
      )}
      {capped && <rect className={styles.tick} x={x(high)} width="4" height="100%" />}
    </svg>
  );
}
