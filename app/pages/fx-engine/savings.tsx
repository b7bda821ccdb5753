import { claims, figure } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import styles from "./savings.module.css";

/** The claim to scale: a share of the threads of one cloth. */
export function Savings() {
  const share = claims.fxSavings.value;
  return (
    <Section>
      <div className={`g12 ${styles.savings}`}>
        <p className="num" aria-hidden="true">
          {figure(claims.fxSavings)}
        </p>
        <div>
          <h2>
            <span className="sr">{`${figure(claims.fxSavings)} `}</span>
            Average FX savings, in threads
          </h2>
          <p className="lede soft">
            The cloth below is one conversion. The green threads at its edge are{" "}
            <Claim of="fxSavings">{figure(claims.fxSavings)}</Claim> of it, drawn to scale. As
            stated by us; what it is measured against is not stated.
          </p>
        </div>
        <div className={styles.threads} aria-hidden="true">
          <svg aria-hidden="true">
            <rect x={`${100 - share}%`} width={`${share}%`} height="100%" />
          </svg>
        </div>
      </div>
    </Section>
  );
}
