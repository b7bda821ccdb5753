import { Trans, t } from "#words";
import { LegalDocument } from "../../sections/legal-document.tsx";
import { Link } from "../../ui/link.tsx";
import { sections, summary } from "./clauses.tsx";
import { DueDiligence, sheet, Threads } from "./due-diligence.tsx";

export default function SecurityCompliance() {
  return (
    <LegalDocument
      path="/security-compliance"
      title={t`Security & Compliance`}
      note={t`How we protect payments and data, and to which standards.`}
      kind="statement"
      summary={summary}
      sections={sections}
      after={{ ...sheet, content: <DueDiligence /> }}
    >
      <p className="soft">
        <Trans>
          Reviewing us? The <Link href={`#${sheet.id}`}>due-diligence sheet</Link> says where each
          answer stands, from published facts.
        </Trans>
      </p>
      <Threads />
    </LegalDocument>
  );
}
