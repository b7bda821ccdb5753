import { claims, figure, oneIn } from "../../content/claims.ts";
import { inWords } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { stitching } from "./stitching.ts";
import styles from "./uptime.module.css";

const stitches = oneIn(claims.uptime);

/** The downtime that the claim leaves, drawn to scale. */
export function Uptime() {
  return (
    <Section>
      <div className={`g12 ${styles.claim}`}>
        <h2 className={styles.number}>
          {figure(claims.uptime)} <small>{claims.uptime.of}</small>
        </h2>
        <div>
          <p className="lede">
            {`One stitch in ${inWords(stitches)} is missing below. That is the share, to scale.`}
          </p>
          <p className="soft">
            {`As stated by us, like the ${claims.response.of} of `}
            <Claim of="response">{figure(claims.response).toLowerCase()}</Claim>. Over what time,
            and how it is measured, is not stated here: ask.
          </p>
        </div>
      </div>
      <div className={styles.cloth} aria-hidden="true">
        {stitching(stitches).map(({ d, columns, rows }) => (
          <svg key={d} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
            <path d={d} />
          </svg>
        ))}
      </div>
    </Section>
  );
}
