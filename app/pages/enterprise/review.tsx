import type { ReactNode } from "react";
import type { Availability } from "../../content/availability.ts";
import { standardNames } from "../../content/claims.ts";
import { effectiveDate } from "../../content/legal.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { AvailabilityMark } from "../../sections/availability-mark.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./review.module.css";

const asked: readonly { item: string; where: Availability; detail: ReactNode }[] = [
  {
    item: "Standards",
    where: "published",
    detail: standardNames.join(", "),
  },
  {
    item: "Security",
    where: "published",
    detail: <Link href="/security-compliance">Security &amp; Compliance</Link>,
  },
  {
    item: "Personal data",
    where: "published",
    detail: (
      <>
        <Link href="/privacy-policy">Privacy Policy</Link>, effective {effectiveDate}
      </>
    ),
  },
  {
    item: "Terms",
    where: "published",
    detail: (
      <>
        <Link href="/terms-of-service">Terms of Service</Link>, effective {effectiveDate}
      </>
    ),
  },
  { item: "Company", where: "onboarding", detail: "Corporate information" },
  { item: "Regulation", where: "onboarding", detail: "Regulatory presence" },
  {
    item: "Pricing",
    where: "agreement",
    detail: (
      <>
        Custom. <Link href="/pricing">Pricing</Link>
      </>
    ),
  },
  {
    item: "Settlement",
    where: "agreement",
    detail: `The tier, up to ${settlementName(settlement.instant)}`,
  },
  { item: "Governing law", where: "agreement", detail: "The law named there" },
  { item: "Liability", where: "agreement", detail: "The amount named there" },
];

export function Review() {
  return (
    <Section>
      <SectionHead title="What reviewers ask for">
        <p className="lede soft">
          And where each answer stands, before anyone has to write to us. The{" "}
          <Link href="/security-compliance#due-diligence">due-diligence sheet</Link> has it question
          by question.
        </p>
      </SectionHead>
      <div className={styles.review}>
        <Table
          caption="What reviewers ask for, and where the answer stands"
          columns={["Asked for", "Where it stands", "What that is"]}
          rows={asked.map(({ item, where, detail }) => ({
            id: item,
            cells: [item, <AvailabilityMark key="where" of={where} />, detail],
          }))}
        />
      </div>
    </Section>
  );
}
