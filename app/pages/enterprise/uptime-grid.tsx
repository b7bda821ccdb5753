import { t } from "#words";
import { claims, oneIn } from "../../content/claims.ts";
import { inDigits } from "../../content/digits.ts";
import { across } from "../../sections/way.ts";
import { dots } from "./uptime-dots.ts";
import styles from "./uptime-grid.module.css";

const count = oneIn(claims.uptime);
const share = t`${{ percent: inDigits(100 / count) }}%`;

/**
 * The downtime that the uptime leaves, to scale: a dot for each such share, without the one, which is drawn large.
 * The lane of the page goes through, under the dots.
 */
export function UptimeGrid() {
  return (
    <figure className={styles.grid}>
      <div className={styles.dots} aria-hidden="true">
        <i className={`${across} ${styles.lane}`} />
        {dots(count).map(({ d, columns, rows, hole }) => (
          <div key={d}>
            <svg
              width="240"
              height="90"
              viewBox={`0 0 ${columns} ${rows}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={d} stroke="var(--mark)" strokeWidth="0.7" strokeDasharray="0.7 0.3" />
            </svg>
            {hole && <Hole {...hole} />}
          </div>
        ))}
      </div>
      <figcaption className="small soft">
        {t`${{ uptime: claims.uptime.figure }} leaves ${{ share }}: one dot of ${{ dots: inDigits(count) }}.`}
      </figcaption>
    </figure>
  );
}

/** Below the grid, at the end of a line from the missing dot. */
function Hole({ x, y }: { x: number; y: number }) {
  return (
    <svg className={styles.hole} width="240" height="90" aria-hidden="true">
      <line x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="100%" stroke="var(--ink)" />
      <svg x={`${x}%`} y="100%" width="80" height="96" overflow="visible" aria-hidden="true">
        <rect className={styles.stub} />
        <rect className={styles.square} fill="none" stroke="var(--ink)" />
        <text dy="0.35em" textAnchor="middle">
          {share}
        </text>
      </svg>
    </svg>
  );
}
