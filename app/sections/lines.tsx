import { type ClaimKey, claims, type Claim as Row } from "../content/claims.ts";
import { times } from "../weave/weave.ts";
import styles from "./lines.module.css";
import { across } from "./way.ts";

const TEN = 10;

/**
 * A line for each thing counted, in whole pixels: an element for each ten, and one for each of the rest. Where the lane
 * crosses them, it passes over one ten and under the next.
 */
export function Lines({ of, crossed }: { of: ClaimKey; crossed?: boolean }) {
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
