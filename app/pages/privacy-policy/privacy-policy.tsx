import { t } from "#words";
import { effectiveDate } from "../../content/legal.ts";
import { LegalDocument } from "../../sections/legal-document.tsx";
import { sections, summary } from "./clauses.tsx";

export default function PrivacyPolicy() {
  return (
    <LegalDocument
      path="/privacy-policy"
      title={t`Privacy Policy`}
      note={t`Effective ${effectiveDate}`}
      kind="policy"
      summary={summary}
      sections={sections}
    />
  );
}
