import { standardNames } from "../../content/claims.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Rows } from "../../sections/rows.tsx";
import { LoneLink } from "../../ui/link.tsx";

const rows = [
  { term: "Standards", text: `${standardNames.join(" and ")}.` },
  { term: "Data", text: "Data is encrypted." },
  {
    term: "Access",
    text: "Role-based, with multi-factor authentication (MFA) for privileged accounts.",
  },
] as const;

export function Controls() {
  return (
    <Quiet
      title="Standards and controls"
      under={
        <p>
          <LoneLink href="/security-compliance">Security & Compliance</LoneLink>
        </p>
      }
    >
      <Rows rows={rows} />
    </Quiet>
  );
}
