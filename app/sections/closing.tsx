import type { ReactNode } from "react";
import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "../weave/strip.tsx";
import { Actions } from "./actions.tsx";
import styles from "./closing.module.css";
import { bar, Stage } from "./stage.tsx";

const currencies: readonly CurrencyCode[] = ["KES", "GHS", "NGN"];
const strips = currencies.map(stripClass);

interface ClosingProps {
  line: string;
  /** The line in the lane. */
  lane: string;
  lede: ReactNode;
  /** The classes of each warp that the lane crosses, side by side: a strip's, or parts of `bar`. */
  warps?: readonly (string | undefined)[];
  /** A drawing of the page's own instead. */
  drawn?: ReactNode;
  /** Lays out either. */
  look?: string | undefined;
  /** The calls to action. The contact form's subject is the page's own. */
  children: ReactNode;
}

/** The last call to action of a page: the lane again, and here the payment is settled. */
export function Closing(props: ClosingProps) {
  const { line, lane, lede, warps = strips, drawn, look = "", children } = props;
  return (
    <Stage
      level={2}
      look={styles.closing}
      lines={[line]}
      lanes={[lane]}
      drawing={
        <div aria-hidden="true">
          <i className={`${bar.across} ${bar.kola} ${bar.cased} ${styles.moving}`} />
          <i className={`${bar.across} ${bar.river} ${bar.cased} ${styles.settled}`} />
          <div className={`${styles.warps} ${look}`.trim()}>
            {drawn ??
              // biome-ignore lint/suspicious/noArrayIndexKey: the warps never change places
              warps.map((warp, index) => <b key={index} className={warp} />)}
          </div>
        </div>
      }
    >
      <p className="lede">{lede}</p>
      <Actions>{children}</Actions>
    </Stage>
  );
}
