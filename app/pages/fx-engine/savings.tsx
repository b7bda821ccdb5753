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
            average FX savings
          </h2>
          <p className="lede soft">
            As stated by us. Ask us which currencies and which period it covers.
          </p>
        </div>
        <div className={styles.threads} aria-hidden="true">
          <svg aria-hidden="true">
            <rect x={`${100 - share}%`} width={`${share}%`} height="100%" />
          </svg>
        </div>
        <p className="small soft">
          The bar is one conversion. Green is{" "}
          <Claim of="fxSavings">{figure(claims.fxSavings)}</Claim>, to scale.
        </p>
      </div>
    </Section>
  );
}
