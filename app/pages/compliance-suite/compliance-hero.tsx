import { legend } from "../../content/dyes.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import styles from "./compliance-hero.module.css";

const checks = [
  {
    name: "KYC",
    asks: "who is it?",
    means: "A person or a business.",
  },
  {
    name: "AML",
    asks: "what does the money do?",
    means: "Where it comes from, and where it goes.",
  },
] as const;

/** The lane goes under one broad check, then through many fine ones, and is settled. */
export function ComplianceHero() {
  return (
    <Stage
      level={1}
      topic="Compliance Suite"
      look={styles.hero}
      lines={["Know who", "pays. Know"]}
      lanes={["who is paid."]}
      caption="A payment passes checks and is settled. Illustrative."
      drawing={
        <div aria-hidden="true">
          <i className={`${bar.lane} ${bar.cased}`} />
          <div className={styles.passed}>
            <i className={`${bar.across} ${bar.river} ${styles.settled}`} />
            <i className={`${warp.upright} ${warp.dye1} ${warp.over} ${styles.broad}`} />
            <i className={`${warp.upright} ${styles.odd}`} />
            <i className={`${warp.upright} ${styles.even}`} />
          </div>
        </div>
      }
      after={
        <div className={styles.checks}>
          <div>
            <h2>KYC and AML checks</h2>
            <p className="soft small">{`Illustrative. ${legend()}`}</p>
          </div>
          <dl>
            {checks.map(({ name, asks, means }) => (
              <div key={name}>
                <dt>{`${name}: ${asks}`}</dt>
                <dd className="small">{means}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
    >
      <p className="lede">Know your customer (KYC) and anti-money-laundering (AML) in one suite.</p>
      <Actions>
        <StartAction />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
