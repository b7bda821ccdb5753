import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./who-checks-whom.module.css";

const checks: readonly { who: string; whom: readonly { name: string; how: ReactNode }[] }[] = [
  {
    who: t`You check`,
    whom: [
      { name: t`your customers`, how: t`With the suite: KYC and AML in one place.` },
      {
        name: t`us`,
        how: (
          <Trans>
            With the <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>.
          </Trans>
        ),
      },
    ],
  },
  {
    who: t`We publish`,
    whom: [
      {
        name: t`our programmes`,
        how: (
          <Trans>
            KYC/AML, under <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        ),
      },
      { name: t`our controls`, how: t`The standards and controls on this page.` },
    ],
  },
];

/** What a business checks, and what we publish for it to check. */
export function WhoChecksWhom() {
  return (
    <Section>
      <SectionHead title={t`Who checks whom`} />
      <div className={`flow ${styles.matrix}`}>
        {checks.map(({ who, whom }) => (
          <section key={who} className="flow">
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
