import { LegalDocument } from "../../sections/legal-document.tsx";
import { Link } from "../../ui/link.tsx";
import { sections, summary } from "./clauses.tsx";
import { Controls } from "./controls.tsx";
import { DueDiligence } from "./due-diligence.tsx";

export default function SecurityCompliance() {
  return (
    <LegalDocument
      path="/security-compliance"
      title="Security & Compliance"
      note="How we protect payments and data, and the standards we name."
      kind="statement"
      summary={summary}
      sections={sections}
      after={<DueDiligence />}
    >
      <p className="soft">
        {"Reviewing us? "}
        <Link href="#due-diligence">The due-diligence sheet</Link>
        {" has the questions, and where each answer stands."}
      </p>
      <Controls />
    </LegalDocument>
  );
}
