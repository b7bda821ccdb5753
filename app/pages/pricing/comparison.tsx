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

/** Its name, then what it is for each plan. */
const rows: readonly (readonly [string, ...ReactNode[]])[] = [
  ["Price", `${prices}, by method`, "Custom", "Custom"],
  [
    "Settlement",
    "Standard or fast",
    "Standard or fast",
    "Standard or fast; instant for enterprise only",
  ],
  [
    "How to start",
    <Link key="merchants" href={brand.appUrl}>
      Get Started
    </Link>,
    <Link key="payfacs" href={contactAbout("Custom pricing for a PayFac")}>
      Talk to Sales
    </Link>,
    <Link key="acquirers" href={contactAbout("Custom pricing for an acquirer or enterprise")}>
      Contact
    </Link>,
  ],
  [
    "Details",
    <Link key="merchants" href="/merchants">
      Merchants
    </Link>,
    <Link key="payfacs" href="/payfacs">
      PayFacs
    </Link>,
    <>
      <Link href="/acquirers">Acquirers</Link>, <Link href="/enterprise">Enterprise</Link>
    </>,
  ],
];

export function Comparison() {
  return (
    <Quiet wide title={title}>
      <div className={styles.plans}>
        <Table
          caption={title}
          columns={["Question", "Merchants", "PayFacs", "Acquirers & Enterprise"]}
          rows={rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </div>
      <p className={`soft ${styles.remittances}`}>
        {`Are you a money transfer operator? Payouts have a ${disbursementFee}: `}
        <Link href="/imtos">IMTOs</Link>.
      </p>
    </Quiet>
  );
}
