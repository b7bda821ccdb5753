import { claims, figure, oneIn, statement } from "../../content/claims.ts";
import { inDigits } from "../../content/digits.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import { dots } from "./dots.ts";
import styles from "./uptime.module.css";

const { uptime, response } = claims;
const count = oneIn(uptime);

/** The downtime that the claim leaves, drawn to scale. */
export function Uptime() {
  return (
    <Quiet
      title={`${statement(uptime)}, ${figure(response).toLowerCase()} ${response.of}`}
      lede={
        <>
          <Link href="/about#numbers">Both figures</Link> are as stated by us. They are commitments
          only where your agreement says so. Ask us how they are measured.
        </>
      }
    >
      <div className={styles.dots} aria-hidden="true">
        {dots(count).map(({ d, columns, rows }) => (
          <svg
            key={d}
            width={2 * columns}
            height={2 * rows}
            viewBox={`0 0 ${columns} ${rows}`}
            aria-hidden="true"
          >
            <path d={d} />
          </svg>
        ))}
      </div>
      <p className={`small soft ${styles.key}`}>
        {`Each dot is ${inDigits(100 / count)}%. One is missing.`}
      </p>
    </Quiet>
  );
}
