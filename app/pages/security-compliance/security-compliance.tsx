import { t } from "#words";
import { LegalDocument } from "../../sections/legal-document.tsx";
import { rich } from "../../sections/rich.tsx";
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
        {rich(
          t`Reviewing us? The [due-diligence sheet](${{ address: `#${sheet.id}` }}) says where each answer stands, from published facts.`,
        )}
      </p>
      <Threads />
    </LegalDocument>
  );
}
