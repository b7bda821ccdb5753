import type { CurrencyCode } from "../content/currencies.ts";
import { Lane } from "../weave/lane.tsx";
import { Warps } from "../weave/warps.tsx";
import { Actions, ContactAction, StartAction } from "./actions.tsx";
import styles from "./closing.module.css";

const strips: readonly CurrencyCode[] = ["KES", "GHS", "NGN", "ZAR"];

interface ClosingProps {
  /** At most thirteen characters. */
  line: string;
  /** The line in the lane; at most thirteen characters. */
  lane: string;
  lede: string;
}

/** The last call to action of a page, with the lane again. */
export function Closing({ line, lane, lede }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.warps}>
        <Warps warps={strips.map((currency) => ({ currency }))} />
      </div>
      <div className="wrap">
        <h2 className="headline">
          <span>{`${line} `}</span>
          <Lane>{lane}</Lane>
        </h2>
        <div className={styles.foot}>
          <p className="lede">{lede}</p>
          <Actions>
            <StartAction />
            <ContactAction about="Talk to Sales" />
          </Actions>
        </div>
      </div>
    </section>
  );
}
