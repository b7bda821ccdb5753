import { type ClaimKey, claims, type Claim as Row } from "../content/claims.ts";
import { atStart } from "../content/in-words.ts";
import { Claim } from "./claim.tsx";
import styles from "./counted.module.css";
import { across, way } from "./way.ts";

interface CountedProps {
  title: string;
  /** Figures that are easily taken for one. */
  of: readonly ClaimKey[];
  /** Says what a line is. */
  children: string;
}

/** A row of lines for each figure, all on one scale, and what it covers. The lane crosses the longest. */
export function Counted({ title, of, children }: CountedProps) {
  const most = Math.max(...of.map((key) => countOf(claims[key])));
  return (
    <section className={`sec dyed ${styles.counted} ${way({ crosses: true })}`}>
      <div className="wrap">
        <h2 className="h1">{title}</h2>
        <dl>
          {of.map((key) => (
            <div key={key}>
              <dt>
                <Claim of={key}>
                  <span className="num">{atStart(claims[key].figure)}</span> {claims[key].of}
                </Claim>
              </dt>
              <dd className="soft">{claims[key].covers}</dd>
              <dd aria-hidden="true">
                <Lines of={key} most={most} crossed={countOf(claims[key]) === most} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="label">{children}</p>
      </div>
    </section>
  );
}

interface LinesProps {
  of: ClaimKey;
  /** How many are as wide as the page: by default, these. */
  most?: number;
  /** The lane passes over one ten and under the next. */
  crossed?: boolean;
}

/** A line for each thing counted. */
export function Lines({ of, most, crossed }: LinesProps) {
  const count = countOf(claims[of]);
  const lines = (each: string) => (
    <svg
      width={`${(100 * count) / (most ?? count)}%`}
      height="48"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M.25 .5H${count}`} stroke="var(--thread)" strokeDasharray={each} />
    </svg>
  );
  const row: Row = claims[of];
  return (
    <div className={styles.lines}>
      {lines(".5")}
      {row.bound === "at least" && <i className={styles.more} />}
      {crossed && (
        <>
          <i className={`${across} ${styles.lane}`} />
          {lines(`${".5 ".repeat(TEN * 2 - 1)}${TEN + 0.5}`)}
        </>
      )}
    </div>
  );
}

const TEN = 10;

/** Of a list, the figure is its length. */
const countOf = ({ value, figure }: Row) => value ?? Number(figure);
