import { t } from "#words";
import { claims, statement } from "../../content/claims.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { ContactAction } from "../../sections/actions.tsx";
import { SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import styles from "./friction.module.css";
import { REED, reed } from "./reed.ts";

const pairs = [
  { before: t`One integration per market`, after: t`One API` },
  { before: t`Waiting to be settled`, after: atStart(settlementName(settlement.fast)) },
  {
    before: t`Compliance, country by country`,
    after: atStart(statement(claims.complianceCountries)),
  },
] as const;

export function Friction() {
  return (
    <section className={`sec ${styles.friction}`}>
      <div className="wrap">
        <SectionHead title={t`Eliminate Legacy Friction`} />
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
          <ContactAction
            about={t`Talk to an Expert`}
            label={t`Talk to an Expert`}
            variant="default"
          />
        </div>
      </div>
    </section>
  );
}
