import { claims } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./exchange.module.css";

/** The claim, as large as its question; the bar is one conversion, its green end the saving. */
export function Exchange() {
  return (
    <Section>
      <div className={`g12 ${styles.exchange}`}>
        <h2>What does converting cost?</h2>
        <div className={styles.text}>
          <p className="lede">
            <Claim of="fxSavings" />, as stated by us. The green end of the bar is that share, to
            scale.
          </p>
          <p className="soft">
            What it is measured against is not stated here. There are no rates on this site: a rate
            belongs in a quote. <Link href="/fx-engine">FX Engine</Link>
          </p>
        </div>
        <svg className={styles.bar} aria-hidden="true">
          <rect width="100%" height="100%" />
          <rect
            className={styles.saved}
            x={`${100 - claims.fxSavings.value}%`}
            width={`${claims.fxSavings.value}%`}
            height="100%"
          />
        </svg>
      </div>
    </Section>
  );
}
