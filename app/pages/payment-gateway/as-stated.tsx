import { claims, figure } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./as-stated.module.css";

/** Two numbers to scale: a second cut into responses, and ten thousand stitches with one missing. */
export function AsStated() {
  return (
    <Section dyed>
      <SectionHead title="As stated by us, drawn to scale">
        <p className="lede soft">
          The numbers are ours. Over which time, and how they are measured, is not stated here: ask
          us.
        </p>
      </SectionHead>
      <dl className={styles.scales}>
        <div>
          <dt>Response</dt>
          <dd className="num tnum">
            <Claim of="response">{figure(claims.response)}</Claim>
          </dd>
          <dd aria-hidden="true">
            <Second />
          </dd>
          <dd className="small soft">The whole band is one second. Red is the response.</dd>
        </div>
        <div>
          <dt>Uptime</dt>
          <dd className="num tnum">
            <Claim of="uptime">{figure(claims.uptime)}</Claim>
          </dd>
          <dd className={styles.stitches} aria-hidden="true" />
          <dd className={`small soft ${styles.missing}`}>
            Ten thousand stitches. One of them is missing, and the line leads to it.
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** One second, with a warp wherever another response would begin. */
function Second() {
  const each = claims.response.value / 10;
  return (
    <svg className={styles.second} aria-hidden="true">
      {times(Math.floor(100 / each), (i) => (
        <rect key={i} x={`${i * each}%`} width={i ? 2 : `${each}%`} height="100%" />
      ))}
    </svg>
  );
}
