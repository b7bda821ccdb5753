import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
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
      className={styles.hero}
      lines={["Know who", "pays. Know"]}
      lanes={["who is paid."]}
      caption="A payment passes checks and is settled. Illustrative."
      drawing={
        <div aria-hidden="true">
          <i className={bar.lane} />
          <i className={`${bar.river} ${styles.settled}`} />
          <i className={styles.broad} />
          <i className={styles.under} />
          <i className={styles.over} />
        </div>
      }
      after={
        <div className={styles.checks}>
          <div>
            <h2>KYC and AML checks</h2>
            <p className="soft small">Illustrative. Orange: in transit. Green: settled.</p>
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
