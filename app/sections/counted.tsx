import { type ClaimKey, claims, type Claim as Row } from "../content/claims.ts";
import { atStart } from "../content/in-words.ts";
import { times } from "../weave/weave.ts";
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
                <Lines of={key} crossed={countOf(claims[key]) === most} />
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
  /** The lane passes over one ten and under the next. */
  crossed?: boolean;
}

const TEN = 10;

/** A line for each thing counted, in whole pixels: an element for each ten, and one for each of the rest. */
export function Lines({ of, crossed }: LinesProps) {
  const row: Row = claims[of];
  const count = countOf(row);
  return (
    <div className={styles.lines}>
      {crossed && <i className={`${across} ${styles.lane}`} />}
      {times(Math.floor(count / TEN), (ten) => (
        <b key={ten} />
      ))}
      {times(count % TEN, (one) => (
        <span key={one} />
      ))}
      {row.bound === "at least" && <i className={styles.more} />}
    </div>
  );
}

/** Of a list, the figure is its length. */
const countOf = ({ value, figure }: Row) => value ?? Number(figure);
