import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { dyes } from "../../content/dyes.ts";
import { atStart } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { rich } from "../../sections/rich.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { UptimeGrid } from "../../sections/uptime-grid.tsx";
import styles from "./response-and-uptime.module.css";
import { second } from "./second.ts";

/** Two numbers to scale: a second cut into responses, and the share that the uptime leaves. */
export function ResponseAndUptime() {
  return (
    <Section dyed>
      <SectionHead title={t`Response and uptime`}>
        <p className="lede soft">
          {rich(
            t`As stated by us. [Ask how they are measured](ask:How response and uptime are measured).`,
          )}
        </p>
      </SectionHead>
      <dl className={styles.scales}>
        <div>
          <dt>{t`Response`}</dt>
          <dd className="num tnum">
            <Claim of="response">{atStart(claims.response.figure)}</Claim>
          </dd>
          <dd aria-hidden="true">
            <Second />
          </dd>
          <dd className="small soft">{t`The whole bar is one second. ${{ colour: dyes.orange }} is the response.`}</dd>
        </div>
        <div>
          <dt>{t`Uptime`}</dt>
          <dd className="num tnum">
            <Claim of="uptime">{claims.uptime.figure}</Claim>
          </dd>
          <dd>
            <UptimeGrid />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** One second, with a warp wherever another response begins. */
function Second() {
  return (
    <svg className={styles.second} width="320" height="64" aria-hidden="true">
      {second(claims.response.value).map(({ from, length }) => (
        <rect
          key={from}
          fill={from ? "var(--dip-4)" : "var(--orange)"}
          x={`${from}%`}
          width={from ? 2 : `${length}%`}
          height="100%"
        />
      ))}
    </svg>
  );
}
