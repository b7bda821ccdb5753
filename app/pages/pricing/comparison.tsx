import type { ReactNode } from "react";
import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee, priceRange, priceSpan } from "../../content/methods.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./comparison.module.css";

const title = t`Compare the plans`;
const prices = priceRange(priceSpan);

const questions = [t`Price`, t`Instant settlement`, t`How to start`, t`Details`];

/** Its name, then its answer to each question. */
const plans: readonly (readonly [string, ...ReactNode[]])[] = [
  [
    t`Merchants`,
    t`${prices}, by method`,
    t`No`,
    <Link key="start" href={brand.appUrl}>
      {t`Get Started`}
    </Link>,
    <Link key="details" href="/merchants">
      {t`Merchants`}
    </Link>,
  ],
  [
    t`PayFacs`,
    t`Custom`,
    t`No`,
    <Link key="start" href={contactAbout(t`Custom pricing for a PayFac`)}>
      {t`Talk to Sales`}
    </Link>,
    <Link key="details" href="/payfacs">
      {t`PayFacs`}
    </Link>,
  ],
  [
    t`Acquirers & Enterprise`,
    t`Custom`,
    t`Enterprise only`,
    <Link key="start" href={contactAbout(t`Custom pricing for an acquirer or enterprise`)}>
      {t`Contact`}
    </Link>,
    rich(t`[Acquirers](/acquirers) and [Enterprise](/enterprise)`),
  ],
];

/** A row for each plan; on a phone, a card. */
export function Comparison() {
  return (
    <Quiet wide title={title}>
      <div className={styles.plans}>
        <Table
          caption={title}
          columns={[t`Plan`, ...questions]}
          rows={plans.map(([name, ...answers]) => ({
            id: name,
            cells: [
              name,
              ...answers.map((answer, index) => (
                <Answer key={questions[index]} question={questions[index]}>
                  {answer}
                </Answer>
              )),
            ],
          }))}
        />
      </div>
      <p className={`soft ${styles.remittances}`}>
        {rich(
          t`Are you a money transfer operator? Payouts have a ${disbursementFee}: [IMTOs](/imtos)`,
        )}
      </p>
    </Quiet>
  );
}

/** In a card it repeats its question, which is otherwise the heading of its column. */
function Answer({ question, children }: { question: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.answer}>
      <span className={styles.question} aria-hidden="true" hidden>
        {question}
      </span>{" "}
      <span>{children}</span>
    </span>
  );
}
