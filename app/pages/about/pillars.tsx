import type { ReactNode } from "react";
import { standards } from "../../content/claims.ts";
import { businessHours } from "../../content/contact.ts";
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
        <Claim of="iso-27001">{management.name}</Claim>, licensing in operating jurisdictions.
      </>
    ),
  },
  {
    title: "Customer focused",
    text: `Plans for merchants, PayFacs, acquirers and enterprise. Business hours ${businessHours}.`,
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
      <SectionHead title="Three pillars, one thread">
        <p className="lede soft">Over, under, over: the same three crossings as in our mark.</p>
      </SectionHead>
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
