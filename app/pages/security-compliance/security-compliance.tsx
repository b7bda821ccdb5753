import { LegalDocument } from "../../sections/legal-document.tsx";
import { sections, summary } from "./clauses.tsx";
import { Controls } from "./controls.tsx";

export default function SecurityCompliance() {
  return (
    <LegalDocument
      path="/security-compliance"
      title="Security & Compliance"
      note="How we protect payments and data, and the standards we name."
      kind="statement"
      summary={summary}
      sections={sections}
    >
      <Controls />
    </LegalDocument>
  );
}
