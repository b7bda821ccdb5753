import { t } from "#words";
import { effectiveDate } from "../../content/legal.ts";
import { LegalDocument } from "../../sections/legal-document.tsx";
import { sections, summary } from "./clauses.tsx";

export default function TermsOfService() {
  return (
    <LegalDocument
      path="/terms-of-service"
      title={t`Terms of Service`}
      note={t`Effective ${effectiveDate}`}
      kind="terms"
      summary={summary}
      sections={sections}
    />
  );
}
