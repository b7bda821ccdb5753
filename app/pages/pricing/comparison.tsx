import type { ReactNode } from "react";
import { brand } from "../../content/brand.ts";
import { contactAbout } from "../../content/links.ts";
import { disbursementFee, methods, priceRange } from "../../content/methods.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./comparison.module.css";

const title = "Compare the plans";
const prices = priceRange({
  low: Math.min(...methods.map(({ low }) => low)),
  high: Math.max(...methods.map(({ high }) => high)),
});

const questions = ["Price", "Settlement", "How to start", "Details"] as const;

/** Its name, then its answer to each question. */
const plans: readonly (readonly [string, ...ReactNode[]])[] = [
  [
    "Merchants",
    `${prices}, by method`,
    "Standard or fast",
    <Link key="start" href={brand.appUrl}>
      Get Started
    </Link>,
    <Link key="details" href="/merchants">
      Merchants
    </Link>,
  ],
  [
    "PayFacs",
    "Custom",
    "Standard or fast",
    <Link key="start" href={contactAbout("Custom pricing for a PayFac")}>
      Talk to Sales
    </Link>,
    <Link key="details" href="/payfacs">
      PayFacs
    </Link>,
  ],
  [
    "Acquirers & Enterprise",
    "Custom",
    "Standard or fast; instant for enterprise only",
    <Link key="start" href={contactAbout("Custom pricing for an acquirer or enterprise")}>
      Contact
    </Link>,
    <>
      <Link href="/acquirers">Acquirers</Link>, <Link href="/enterprise">Enterprise</Link>
    </>,
  ],
];

/** A row for each plan; on a phone, a card. */
export function Comparison() {
  return (
    <Quiet wide title={title}>
      <div className={styles.plans}>
        <Table
          caption={title}
          columns={["Plan", ...questions]}
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
        {`Are you a money transfer operator? Payouts have a ${disbursementFee}: `}
        <Link href="/imtos">IMTOs</Link>.
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
