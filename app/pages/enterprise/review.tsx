import type { ReactNode } from "react";
import { standards } from "../../content/claims.ts";
import { effectiveDate } from "../../content/legal.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./review.module.css";

type Standing = "published" | "provided" | "agreed";

const standing: Record<Standing, string> = {
  published: "Published here",
  provided: "Provided during onboarding",
  agreed: "In your agreement",
};

const asked: readonly { item: string; where: Standing; detail: ReactNode }[] = [
  {
    item: "Standards",
    where: "published",
    detail: standards.map(({ name, detail }) => `${name} ${detail}`.trim()).join(", "),
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
  { item: "Company", where: "provided", detail: "Corporate information" },
  { item: "Regulation", where: "provided", detail: "Regulatory presence" },
  {
    item: "Pricing",
    where: "agreed",
    detail: (
      <>
        Custom. <Link href="/pricing">Pricing</Link>
      </>
    ),
  },
  {
    item: "Settlement",
    where: "agreed",
    detail: `The tier, up to ${settlementName(settlement.instant)}`,
  },
  { item: "Governing law", where: "agreed", detail: "The law named there" },
  { item: "Liability", where: "agreed", detail: "The amount named there" },
];

export function Review() {
  return (
    <Section>
      <SectionHead title="What reviewers ask for">
        <p className="lede soft">And where each answer stands, before anyone has to write to us.</p>
      </SectionHead>
      <div className={styles.review}>
        <Table
          caption="What reviewers ask for, and where the answer stands"
          columns={["Asked for", "Where it stands", "What that is"]}
          rows={asked.map(({ item, where, detail }) => ({
            id: item,
            cells: [
              item,
              <span key="where" className={`${styles.where} ${styles[where]}`}>
                {standing[where]}
              </span>,
              detail,
            ],
          }))}
        />
      </div>
    </Section>
  );
}
