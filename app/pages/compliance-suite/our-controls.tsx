import { standardNames } from "../../content/claims.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./our-controls.module.css";

const controls = [
  { term: "Standards", text: `${standardNames.join(" and ")}.` },
  { term: "Data", text: "Data is encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
  {
    term: "Licensing",
    text: "In operating jurisdictions. Which company holds which licence is provided during onboarding.",
  },
];

export function OurControls() {
  return (
    <Quiet wide title="Our own controls">
      <SewnRow cells={controls} />
      <p className={`soft ${styles.rest}`}>
        Incident response, business continuity and how to report a vulnerability:{" "}
        <Link href="/security-compliance">Security & Compliance</Link>.
      </p>
      <p className="actions">
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
