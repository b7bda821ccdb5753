import { standardNames } from "../../content/claims.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./payment-gateway.module.css";

const cells = [
  { term: "Standards", text: `${standardNames.join(" and ")}.` },
  { term: "Data", text: "Data is encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
] as const;

export function Controls() {
  return (
    <Quiet wide title="Standards and controls">
      <SewnRow cells={cells} />
      <p className={styles.below}>
        <LoneLink href="/security-compliance">Security & Compliance</LoneLink>
      </p>
    </Quiet>
  );
}
