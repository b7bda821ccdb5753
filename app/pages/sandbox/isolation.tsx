import { Section, SectionHead } from "../../sections/section.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Figure } from "../../weave/figure.tsx";
import { ISOLATED, isolation } from "./figures.ts";
import styles from "./isolation.module.css";

const features = [
  { term: "Safe test environment", text: "A mistake stays in the sandbox." },
  { term: "Full API access", text: "The whole API, with test credentials." },
  { term: "Isolation from production", text: "No test reaches production." },
  { term: "Scenario simulation", text: "Choose the outcome that you want to handle." },
] as const;

export function Isolation() {
  return (
    <Section dyed>
      <SectionHead title="What the sandbox gives you" />
      <p className="sr">Sandbox and production, kept apart.</p>
      <div className={styles.cloths}>
        <div>
          <p>Sandbox: test credentials</p>
          <Figure {...ISOLATED} threads={isolation.test} />
        </div>
        <div>
          <p>Production: production keys</p>
          <Figure {...ISOLATED} threads={isolation.production} />
        </div>
      </div>
      <SewnRow cells={features} />
    </Section>
  );
}
