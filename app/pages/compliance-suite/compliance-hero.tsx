import { t } from "#words";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./compliance-hero.module.css";

const checks = [
  {
    name: t`KYC: who is it?`,
    means: t`A person or a business.`,
  },
  {
    name: t`AML: what does the money do?`,
    means: t`Where it comes from, and where it goes.`,
  },
];

/** The lane goes under one broad check, then through many fine ones, and is settled. */
export function ComplianceHero() {
  return (
    <Stage
      level={1}
      topic={t`Compliance Suite`}
      className={styles.hero}
      headline={t`Know who\npays. Know\nwho is paid.`}
      caption={t`A payment passes checks and is settled.`}
      emblem="/compliance-suite"
      drawing={
        <div aria-hidden="true">
          <i className={`${bar.lane} ${bar.cased}`} />
          <i className={`${bar.across} ${bar.green} ${bar.thrown} ${styles.settled}`} />
          <i className={`not-phone ${warp.upright} ${warp.dye1} ${warp.over} ${styles.broad}`} />
          <i className={`not-phone ${warp.upright} ${styles.odd}`} />
          <i className={`not-phone ${warp.upright} ${styles.even}`} />
        </div>
      }
      after={
        <div className={styles.checks}>
          <h2 className="quiet">{t`KYC and AML checks`}</h2>
          <dl>
            {checks.map(({ name, means }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="small soft">{means}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
    >
      <p className="lede">{t`Know your customer (KYC) and anti-money-laundering (AML) in one suite.`}</p>
      <Actions>
        <StartAction />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
