import { standards } from "../../content/claims.ts";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./named-standards.module.css";

/** The two names, as large as they are important. */
export function NamedStandards() {
  return (
    <Section>
      <h2>Two names your reviewers look for</h2>
      <ul className={styles.names}>
        {standards.map(({ name, detail }) => (
          <li key={name} className="num">
            {name}
            {detail && <small>{detail}</small>}
          </li>
        ))}
      </ul>
      <p className={`lede soft ${styles.note}`}>
        Beside them: KYC/AML programmes, encryption, and role-based access, with MFA for privileged
        accounts. <Link href="/security-compliance">Security &amp; Compliance</Link> has it in full.
      </p>
    </Section>
  );
}
