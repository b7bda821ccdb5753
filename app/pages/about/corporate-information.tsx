import { brand } from "../../content/brand.ts";
import { Section, SectionPair } from "../../sections/section.tsx";
import { Unsaid } from "../../sections/unsaid.tsx";
import styles from "./corporate-information.module.css";

const facts: readonly { term: string; value: string }[] = [
  { term: "Legal name", value: brand.legalName },
  { term: "Registration number", value: brand.registrationNumber },
  { term: "Registered office", value: brand.registeredOffice },
  { term: "Group structure", value: brand.groupStructure },
  { term: "Regulators and licences", value: brand.licences },
  { term: "Regulatory presence", value: brand.regulatoryPresence },
];

export function CorporateInformation() {
  return (
    <Section>
      <SectionPair
        title="Corporate information"
        lede="Group and regulatory presence. What is not here is provided during onboarding: nothing on this page is a guess."
      >
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || <Unsaid>Provided during onboarding</Unsaid>}</dd>
            </div>
          ))}
        </dl>
      </SectionPair>
    </Section>
  );
}
