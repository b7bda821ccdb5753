import { t } from "#words";
import { claims, oneIn } from "../../content/claims.ts";
import { inDigits } from "../../content/language.ts";
import { across } from "../../sections/way.ts";
import { times } from "../../weave/weave.ts";
import { BLOCK, dots, shown } from "./uptime-dots.ts";
import styles from "./uptime-grid.module.css";

const count = oneIn(claims.uptime);
const share = t`${{ percent: inDigits(100 / count) }}%`;

/**
 * The downtime that the uptime leaves, to scale: a dot for each such share, of which one is orange, and drawn large at
 * the end of a line. The lane of the page goes through, under the dots of a row.
 */
export function UptimeGrid() {
  return (
    <figure className={styles.grid}>
      <div className={styles.dots} aria-hidden="true">
        <i className={`${across} ${styles.lane}`} />
        {[...dots(count).entries()].map(([half, blocks]) => (
          <div key={half}>
            {[...blocks.entries()].map(([index, size]) => (
              <b key={index}>
                {size < BLOCK && times(size, (dot) => <i key={dot} />)}
                {half > 0 && index === shown(blocks.length) && (
                  <span className={styles.shown}>
                    <span>{share}</span>
                  </span>
                )}
              </b>
            ))}
          </div>
        ))}
      </div>
      <figcaption className="small soft">
        {t`${{ uptime: claims.uptime.figure }} leaves ${{ share }}: one dot of ${{ dots: inDigits(count) }}.`}
      </figcaption>
    </figure>
  );
}
