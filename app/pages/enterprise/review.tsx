import type { ReactNode } from "react";
import { t } from "#words";
import type { Availability } from "../../content/availability.ts";
import { standardNames } from "../../content/claims.ts";
import { effectiveDate } from "../../content/legal.ts";
import { contactAbout } from "../../content/links.ts";
import { AvailabilityMark } from "../../sections/availability-mark.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

interface Group {
  readonly where: Availability;
  readonly asked: readonly { readonly item: string; readonly details: ReactNode }[];
}

const groups: readonly Group[] = [
  {
    where: "published",
    asked: [
      { item: t`Standards`, details: standardNames.join(", ") },
      {
        item: t`Programmes`,
        details: t`Know your customer (KYC) and anti-money-laundering (AML)`,
      },
      { item: t`Data`, details: t`Encrypted` },
      {
        item: t`Access`,
        details: t`Role-based, with multi-factor authentication (MFA) for privileged accounts`,
      },
      {
        item: t`Security`,
        details: <Link href="/security-compliance">{t`Security & Compliance`}</Link>,
      },
      {
        item: t`Personal data`,
        details: rich(t`[Privacy Policy](/privacy-policy), effective ${effectiveDate}`),
      },
      {
        item: t({ message: "Terms", context: "what reviewers ask for" }),
        details: rich(t`[Terms of Service](/terms-of-service), effective ${effectiveDate}`),
      },
    ],
  },
  {
    where: "onboarding",
    asked: [
      {
        item: t({ message: "Company", context: "what reviewers ask for" }),
        details: t`Corporate information`,
      },
      { item: t`Regulation`, details: t`Licences and regulatory presence` },
    ],
  },
  {
    where: "ask",
    asked: [
      {
        item: t`Certificates`,
        details: (
          <Link href={contactAbout(t`Certificates, with scope and validity`)}>
            {t`Scope and validity`}
          </Link>
        ),
      },
      { item: t`Pricing`, details: t`Custom` },
      { item: t`Settlement`, details: t`The tier` },
      { item: t`Law and liability`, details: t`The law and the amount named in your agreement` },
    ],
  },
];

export function Review() {
  return (
    <Quiet
      title={t`What reviewers ask for`}
      lede={t`Where each answer stands before you write to us.`}
    >
      <Rows>
        {groups.map(({ where, asked }) => (
          <Row key={where} term={<AvailabilityMark of={where} />}>
            <ul>
              {asked.map(({ item, details }) => (
                <li key={item}>
                  <b>{item}</b> <span className="soft">{details}</span>
                </li>
              ))}
            </ul>
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
