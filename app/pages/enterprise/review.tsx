import type { ReactNode } from "react";
import type { Availability } from "../../content/availability.ts";
import { standardNames } from "../../content/claims.ts";
import { effectiveDate } from "../../content/legal.ts";
import { AvailabilityMark } from "../../sections/availability-mark.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import styles from "./review.module.css";

interface Group {
  readonly where: Availability;
  readonly asked: readonly { readonly item: string; readonly details: ReactNode }[];
}

const groups: readonly Group[] = [
  {
    where: "published",
    asked: [
      { item: "Standards", details: standardNames.join(", ") },
      {
        item: "Security",
        details: <LoneLink href="/security-compliance">Security &amp; Compliance</LoneLink>,
      },
      {
        item: "Personal data",
        details: (
          <>
            <Link href="/privacy-policy">Privacy Policy</Link>, effective {effectiveDate}
          </>
        ),
      },
      {
        item: "Terms",
        details: (
          <>
            <Link href="/terms-of-service">Terms of Service</Link>, effective {effectiveDate}
          </>
        ),
      },
    ],
  },
  {
    where: "onboarding",
    asked: [
      { item: "Certificates", details: "Scope and validity" },
      { item: "Company", details: "Corporate information" },
      { item: "Regulation", details: "Licences and regulatory presence" },
    ],
  },
  {
    where: "agreement",
    asked: [
      { item: "Pricing", details: "Custom" },
      { item: "Settlement", details: "The tier" },
      { item: "Law and liability", details: "The law and the amount named there" },
    ],
  },
];

export function Review() {
  return (
    <Quiet
      wide
      title="What reviewers ask for"
      lede="Where each answer stands before you write to us."
    >
      <div className={styles.groups}>
        {groups.map(({ where, asked }) => (
          <div key={where}>
            <h3>
              <AvailabilityMark of={where} />
            </h3>
            <dl>
              {asked.map(({ item, details }) => (
                <div key={item}>
                  <dt>{item}</dt>
                  <dd className="soft">{details}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Quiet>
  );
}
