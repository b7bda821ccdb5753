import type { ReactNode } from "react";
import { standards } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Claim } from "../../sections/claim.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import styles from "./pillars.module.css";

const [cards, management] = standards;

const pillars: readonly { title: string; text: ReactNode }[] = [
  {
    title: "Compliance first",
    text: (
      <>
        KYC/AML programmes, <Claim of="pci-dss">{`${cards.name} ${cards.detail}`}</Claim> and{" "}
        <Claim of="iso-27001">{management.name}</Claim>, and licensing in operating jurisdictions.
      </>
    ),
  },
  {
    title: "Customer focused",
    text: (
      <>
        <Claim of="sdks">{`${atStart(many.sdks)} SDKs`}</Claim>, signed webhooks and a sandbox, with
        plans for merchants, PayFacs, acquirers and enterprise.
      </>
    ),
  },
  {
    title: "Global reach",
    text: (
      <>
        Access to global payment networks, with <Claim of="complianceCountries" />.
      </>
    ),
  },
];

/** The mark at the size of a section: over, under, over. */
export function Pillars() {
  return (
    <Section>
      <SectionHead title={`${atStart(inWords(pillars.length))} pillars`} />
      <ul className={styles.pillars}>
        {pillars.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
