import { Section, SectionHead } from "../../sections/section.tsx";
import { Figure } from "../../weave/figure.tsx";
import { checks, PAYMENT } from "./checks.ts";
import styles from "./where-checks-stand.module.css";

const places = [
  {
    name: "KYC",
    asks: "Who is it?",
    means:
      "Know your customer. It is about a person or a business: who they are, before their money moves.",
  },
  {
    name: "AML",
    asks: "What does the money do?",
    means: "Anti-money laundering. It is about the money: where it comes from, and where it goes.",
  },
] as const;

/** One payment, left to right, and where each of the two programmes applies to it. */
export function WhereChecksStand() {
  return (
    <Section>
      <SectionHead title="One before, one along the way">
        <p className="lede soft">Two programmes, two questions. The suite covers both.</p>
      </SectionHead>
      <div className={styles.payment}>
        <div className={styles.figure}>
          <Figure {...PAYMENT} threads={checks} />
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
    </Section>
  );
}
