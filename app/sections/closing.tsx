import type { ReactNode } from "react";
import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "../weave/strip.tsx";
import { Actions } from "./actions.tsx";
import styles from "./closing.module.css";
import { bar, Stage } from "./stage.tsx";

const currencies: readonly CurrencyCode[] = ["KES", "GHS", "NGN"];
const strips = currencies.map((currency) => <b key={currency} className={stripClass(currency)} />);

interface ClosingProps {
  /** At most thirteen characters. */
  line: string;
  /** The line in the lane; at most thirteen characters. */
  lane: string;
  lede: ReactNode;
  /** What the lane crosses: the page's own warps, side by side. Every second one lies over the lane. */
  warps?: ReactNode;
  /** Lays out `warps`. */
  look?: string | undefined;
  /** The calls to action. The contact form's subject is the page's own. */
  children: ReactNode;
}

/** The last call to action of a page: the lane again, and here the payment is settled. */
export function Closing({ line, lane, lede, warps = strips, look = "", children }: ClosingProps) {
  return (
    <Stage
      level={2}
      className={styles.closing}
      lines={[line]}
      lanes={[lane]}
      drawing={
        <div aria-hidden="true">
          <i className={`${bar.kola} ${bar.cased} ${styles.moving}`} />
          <i className={`${bar.river} ${bar.cased} ${styles.settled}`} />
          <div className={`${styles.warps} ${look}`.trim()}>{warps}</div>
        </div>
      }
    >
      <p className="lede">{lede}</p>
      <Actions>{children}</Actions>
    </Stage>
  );
}
