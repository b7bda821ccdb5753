import { type ClaimKey, claims, type Claim as Row } from "../content/claims.ts";
import { times } from "../weave/weave.ts";
import styles from "./lines.module.css";
import { across } from "./way.ts";

interface LinesProps {
  of: ClaimKey;
  /** The lane passes over one ten and under the next. */
  crossed?: boolean;
}

const TEN = 10;

/** A line for each thing counted, in whole pixels: an element for each ten, and one for each of the rest. */
export function Lines({ of, crossed }: LinesProps) {
  const { value, figure, bound }: Row = claims[of];
  // Of a list, the figure is its length.
  const count = value ?? Number(figure);
  return (
    <div className={styles.lines}>
      {crossed && <i className={`${across} ${styles.lane}`} />}
      {times(Math.floor(count / TEN), (ten) => (
        <b key={ten} />
      ))}
      {times(count % TEN, (one) => (
        <span key={one} />
      ))}
      {bound === "at least" && <i className={styles.more} />}
    </div>
  );
}
