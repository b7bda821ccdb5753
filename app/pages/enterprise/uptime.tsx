import { claims, figure } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { times } from "../../weave/weave.ts";
import styles from "./uptime.module.css";

/** One stitch is missing in as many as the claim says. */
const stitches = Math.round(100 / (100 - claims.uptime.value));
const columns = 100;
const halves = 2;
const rows = stitches / columns / halves;

/** Where the missing stitch is: in the second half, chosen by eye. */
const missing = { row: 17, column: 61 };

function stitching(half: number): string {
  return times(rows, (row) => {
    const y = row + 0.5;
    return half === 1 && row === missing.row
      ? `M0 ${y}H${missing.column}M${missing.column + 1} ${y}H${columns}`
      : `M0 ${y}H${columns}`;
  }).join("");
}

/** The share that the uptime leaves, drawn to scale. */
export function Uptime() {
  return (
    <Section>
      <div className={`g12 ${styles.claim}`}>
        <h2 className={styles.number}>
          {figure(claims.uptime)} <small>{claims.uptime.of}</small>
        </h2>
        <div>
          <p className="lede">
            One stitch in ten thousand is missing below. That is the share, to scale.
          </p>
          <p className="soft">
            {`As stated by us, like the ${claims.response.of} of `}
            <Claim of="response">{figure(claims.response).toLowerCase()}</Claim>. Over what time,
            and how it is measured, is not stated here: ask.
          </p>
        </div>
      </div>
      <div className={styles.cloth} aria-hidden="true">
        {times(halves, (half) => (
          <svg key={half} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
            <path d={stitching(half)} />
          </svg>
        ))}
      </div>
    </Section>
  );
}
