import { claims, figure, oneIn } from "../../content/claims.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import styles from "./as-stated.module.css";
import { second } from "./second.ts";

/** Two numbers to scale: a second cut into responses, and the share that the uptime leaves, one stitch. */
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
            {`${atStart(inWords(oneIn(claims.uptime)))} stitches. One of them is missing, and the line leads to it.`}
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** One second, with a warp wherever another response begins. */
function Second() {
  return (
    <svg className={styles.second} aria-hidden="true">
      {second(claims.response.value).map(({ from, length }) => (
        <rect key={from} x={`${from}%`} width={from ? 2 : `${length}%`} height="100%" />
      ))}
    </svg>
  );
}
