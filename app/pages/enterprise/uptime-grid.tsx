import { t } from "#words";
import { claims, oneIn } from "../../content/claims.ts";
import { inDigits } from "../../content/digits.ts";
import { across } from "../../sections/way.ts";
import { DOT, dashes, dots } from "./uptime-dots.ts";
import styles from "./uptime-grid.module.css";

const count = oneIn(claims.uptime);
const share = t`${{ percent: inDigits(100 / count) }}%`;

/**
 * The downtime that the uptime leaves, to scale: a dot for each such share, without the one, which is drawn large at
 * the end of a line. The lane of the page goes through, under the dots.
 */
export function UptimeGrid() {
  return (
    <figure className={styles.grid}>
      <div className={styles.dots} aria-hidden="true">
        <i className={`${across} ${styles.lane}`} />
        {dots(count).map(({ d, width, height, hole }) => (
          <div key={d}>
            <svg
              width={width}
              height={height}
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
            >
              <path d={d} stroke="var(--mark)" strokeWidth={DOT} strokeDasharray={dashes} />
              {hole && (
                <path className={styles.line} d={`M${hole.x} ${hole.y}H${hole.beside}V${height}`} />
              )}
            </svg>
            {hole && <Missing at={`${(100 * hole.beside) / width}%`} />}
          </div>
        ))}
      </div>
      <figcaption className="small soft">
        {t`${{ uptime: claims.uptime.figure }} leaves ${{ share }}: one dot of ${{ dots: inDigits(count) }}.`}
      </figcaption>
    </figure>
  );
}

/** Below the grid, at the end of the line. WebKit does not know rem in an attribute. */
function Missing({ at }: { at: string }) {
  return (
    <svg className={styles.missing} width="240" height="96" aria-hidden="true">
      <svg x={at} y="100%" width="80" height="96" overflow="visible" aria-hidden="true">
        <rect className={styles.stub} />
        <rect className={`${styles.line} ${styles.square}`} />
        <text dy="0.35em" textAnchor="middle">
          {share}
        </text>
      </svg>
    </svg>
  );
}
