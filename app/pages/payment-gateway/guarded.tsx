import { standardNames } from "../../content/claims.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

const rows: readonly Row[] = [
  {
    term: "Standards",
    text: `${standardNames.join(". ")}.`,
  },
  {
    term: "Access",
    text: "Encryption, and role-based access with MFA for privileged accounts.",
  },
  {
    term: "Before you go live",
    text: (
      <>
        The <Link href="/sandbox">sandbox</Link> is isolated from production and has the full API.{" "}
        <Link href="/security-compliance">Security & Compliance</Link> says the rest.
      </>
    ),
  },
];

export function Guarded() {
  return (
    <Section>
      <SectionHead title="Guarded by name">
        <div className="actions">
          <DocumentationAction variant="default" />
        </div>
      </SectionHead>
      <Rows rows={rows} />
    </Section>
  );
}
