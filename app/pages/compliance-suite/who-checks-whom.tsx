import type { ReactNode } from "react";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./who-checks-whom.module.css";

const checks: readonly { who: string; whom: readonly { name: string; how: ReactNode }[] }[] = [
  {
    who: "You check",
    whom: [
      { name: "your customers", how: "With the suite: KYC and AML in one place." },
      {
        name: "us",
        how: (
          <>
            With the <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>.
          </>
        ),
      },
    ],
  },
  {
    who: "We check",
    whom: [
      { name: "you", how: "Under our own KYC/AML programmes." },
      { name: "ourselves", how: "Against the standards and controls on this page." },
    ],
  },
];

/** Two who check, four who are checked. */
export function WhoChecksWhom() {
  return (
    <Section>
      <SectionHead title="Who checks whom" />
      <div className={styles.matrix}>
        {checks.map(({ who, whom }) => (
          <section key={who}>
            <h3>{who}</h3>
            <dl>
              {whom.map(({ name, how }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{how}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
