import { brand } from "../../content/brand.ts";
import { atStart } from "../../content/in-words.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

const facts: readonly { term: string; value: string }[] = [
  { term: "legal name", value: brand.legalName },
  { term: "registration number", value: brand.registrationNumber },
  { term: "registered office", value: brand.registeredOffice },
  { term: "group structure", value: brand.groupStructure },
  { term: "licences", value: brand.licences },
  { term: "regulatory presence", value: brand.regulatoryPresence },
];
const configured = facts.filter(({ value }) => value);
const missing = facts.filter(({ value }) => !value).map(({ term }) => term);

/** A row for each fact that is configured, and one sentence for those that are not. */
export function CorporateInformation() {
  return (
    <Quiet title="Corporate information">
      {configured.length > 0 && (
        <Rows rows={configured.map(({ term, value }) => ({ term: atStart(term), text: value }))} />
      )}
      <p>
        {missing.length > 0 && `${onboarding(missing)} `}
        Reviewing us? Start with the{" "}
        <Link href="/security-compliance#due-diligence">due-diligence sheet</Link>.
      </p>
    </Quiet>
  );
}

function onboarding(terms: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB").format(terms);
  return `${atStart(list)} ${terms.length === 1 ? "is" : "are"} provided during onboarding.`;
}
