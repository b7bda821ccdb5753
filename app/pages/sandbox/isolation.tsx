import { Section, SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { ISOLATED, isolation } from "./figures.ts";
import styles from "./isolation.module.css";

const features = [
  { name: "Safe test environment", text: "What goes wrong here stays here." },
  { name: "Full API access", text: "The whole API, with test credentials." },
  { name: "Isolation from production", text: "No test reaches it. No live payment is touched." },
  { name: "Scenario simulation", text: "Call up the outcome you want to see handled." },
] as const;

export function Isolation() {
  return (
    <Section dyed>
      <SectionHead title="Two cloths. No thread between them.">
        <p className="lede soft">
          The same API on both sides. A test turns at the edge and never crosses.
        </p>
      </SectionHead>
      <div className={styles.cloths}>
        <div>
          <p>
            <b>Sandbox</b> Test credentials
          </p>
          <Figure {...ISOLATED} threads={isolation.test} />
        </div>
        <div>
          <p>
            <b>Production</b> Production keys
          </p>
          <Figure {...ISOLATED} threads={isolation.production} />
        </div>
      </div>
      <dl className={styles.features}>
        {features.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
