import { Section, SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { checks, PAYMENT } from "./checks.ts";
import styles from "./where-checks-stand.module.css";

const places = [
  {
    name: "KYC",
    asks: "who is it?",
    means: "A person or a business, before their money moves.",
  },
  {
    name: "AML",
    asks: "what does the money do?",
    means: "Where it comes from, and where it goes.",
  },
] as const;

/** One payment, left to right, and where each of the two programmes applies to it. */
export function WhereChecksStand() {
  return (
    <Section>
      <SectionHead title="KYC before payment, AML along the way" />
      <div className={styles.payment}>
        <div className={styles.figure}>
          <Figure {...PAYMENT} threads={checks} />
          <p className="sr">A payment passes one KYC check, then AML checks, and is settled.</p>
        </div>
        <ol>
          {places.map(({ name, asks, means }) => (
            <li key={name}>
              <h3>{`${name}: ${asks}`}</h3>
              <p className="soft">{means}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={`small soft ${styles.key}`}>Orange: in transit. Green: settled.</p>
    </Section>
  );
}
