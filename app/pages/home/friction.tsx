import { claims, statement } from "../../content/claims.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { ContactAction } from "../../sections/actions.tsx";
import { SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import styles from "./friction.module.css";
import { REED, reed } from "./reed.ts";

const pairs = [
  { before: "One integration per market", after: "One API" },
  { before: "Waiting to be settled", after: settlementName(settlement.fast) },
  {
    before: "Compliance, country by country",
    after: statement(claims.complianceCountries),
  },
] as const;

export function Friction() {
  return (
    <section className={`sec ${styles.friction}`}>
      <div className="wrap">
        <SectionHead title="Eliminate Legacy Friction" />
        <div className={styles.reed}>
          <Figure {...REED} threads={reed} />
        </div>
        <dl>
          {pairs.map(({ before, after }) => (
            <div key={before} className="g12">
              <dt className="soft">{before}</dt>
              <dd className="num">{after}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.action}>
          <ContactAction about="Talk to an Expert" label="Talk to an Expert" variant="default" />
        </div>
      </div>
    </section>
  );
}
