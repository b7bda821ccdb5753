import type { ReactNode } from "react";
import type { CurrencyCode } from "../content/currencies.ts";
import { stripClass } from "../weave/strip.tsx";
import { times } from "../weave/weave.ts";
import { Actions } from "./actions.tsx";
import styles from "./closing.module.css";
import { bar, Stage } from "./stage.tsx";

/** From so many on, warps are as fine as a comb's teeth. */
const FINE = 12;

const grounds = { product: "dyed", audience: "cotton", developer: "washed" } as const;

interface ClosingProps {
  /**
   * What the page is about. A product's is one dyed cloth with the footer; an audience's lane turns down to the
   * footer, settled; a developer's lies on washed cotton and carries code.
   */
  kind: keyof typeof grounds;
  line: string;
  /** The line in the lane. */
  lane: string;
  lede: ReactNode;
  /** What the lane crosses: so many warps, or currencies' strips and, for none, a plain one. */
  warps: number | readonly (CurrencyCode | undefined)[];
  /** Lays the warps out otherwise than evenly. */
  look?: string | undefined;
  /** What a developer's lane carries. */
  code?: string | undefined;
  /** The calls to action. The contact form's subject is the page's own. */
  children: ReactNode;
}

/** The last call to action of a page: the lane again, and here the payment is settled. */
export function Closing(props: ClosingProps) {
  const { kind, line, lane, lede, warps, look = "", code, children } = props;
  const each = typeof warps === "number" ? times(warps, () => undefined) : warps;
  const fine = each.length > FINE ? styles.fine : "";
  return (
    <Stage
      level={2}
      ground={grounds[kind]}
      look={`screen ${styles.closing} ${styles[kind]}`}
      lines={[line]}
      lanes={[lane]}
      drawing={
        <div aria-hidden="true">
          <div className={`${styles.warps} ${fine} ${look}`.trim()}>
            {each.map((currency, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the warps never change places
              <b key={index} className={currency && stripClass(currency)} />
            ))}
          </div>
          <i className={`${bar.across} ${bar.kola} ${bar.cased} ${styles.moving}`} />
          <i className={`${bar.across} ${bar.river} ${bar.cased} ${styles.settled}`} />
          {code && (
            <code className={`${bar.kola} ${styles.code}`} translate="no">
              {code}
            </code>
          )}
        </div>
      }
    >
      <p className="lede">{lede}</p>
      <Actions>{children}</Actions>
    </Stage>
  );
}
