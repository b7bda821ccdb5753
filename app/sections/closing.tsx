import { brand } from "../content/brand.ts";
import type { CurrencyCode } from "../content/currencies.ts";
import { contactAbout } from "../content/links.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Lane } from "../weave/lane.tsx";
import { Warps } from "../weave/warps.tsx";
import styles from "./closing.module.css";

const strips: readonly CurrencyCode[] = ["KES", "GHS", "NGN", "ZAR"];

interface ClosingProps {
  /** At most thirteen characters. */
  line: string;
  /** The line in the lane; at most thirteen characters. */
  lane: string;
  lede: string;
}

/** The last call to action of a page: the lane again. */
export function Closing({ line, lane, lede }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={styles.warps}>
        <Warps warps={strips.map((currency) => ({ currency }))} />
      </div>
      <div className="wrap">
        <h2>
          <span>{`${line} `}</span>
          <Lane>{lane}</Lane>
        </h2>
        <div className={styles.foot}>
          <p className="lede">{lede}</p>
          <div className="actions">
            <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
              Get Started
            </ButtonLink>
            <ButtonLink variant="outline" size="lg" href={contactAbout("Talk to Sales")}>
              Talk to Sales
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
