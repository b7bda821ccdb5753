import { standards } from "../../content/claims.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./named-standards.module.css";

const [cards, management] = standards;

export function NamedStandards() {
  return (
    <Section>
      <h2 className="h1">Standards your reviewers look for</h2>
      <div className={styles.row}>
        <p className="num">
          <Claim of="pci-dss">{`${cards.name} ${cards.detail}`}</Claim>
        </p>
        <p className="num">
          <Claim of="iso-27001">{management.name}</Claim>
        </p>
        <p className="soft small">
          With know your customer (KYC) and anti-money-laundering (AML) programmes, encryption, and
          role-based access with multi-factor authentication (MFA) for privileged accounts.
          Certificates, with scope and validity, are provided during onboarding.{" "}
          <Link href="/security-compliance">Security &amp; Compliance</Link>
        </p>
      </div>
    </Section>
  );
}
