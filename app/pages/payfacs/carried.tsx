import type { ReactNode } from "react";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import { SectionHead } from "../../sections/section.tsx";
import styles from "./carried.module.css";

interface Band {
  /** Decides how the band crosses the payment. */
  readonly whose: "ours" | "yours" | "shared";
  readonly title: string;
  readonly crossing: string;
  readonly items: readonly { readonly term: string; readonly text: ReactNode }[];
}

const bands: readonly Band[] = [
  {
    whose: "ours",
    title: "We provide",
    crossing: "The band lies over the payment: we carry it.",
    items: [
      { term: "Acquiring", text: "Acquiring-as-a-service, beneath the business you run." },
      { term: "Networks", text: "A single API for access to global payment networks." },
      { term: "Compliance suite", text: "KYC and AML in one suite." },
      {
        term: "Currencies",
        text: (
          <>
            Multi-currency processing in <Claim of="currencies" />, and an FX engine.
          </>
        ),
      },
      {
        term: "Events",
        text: "Customers, disputes and payouts: sent as they happen, signed, and retried.",
      },
      { term: "Sandbox", text: "Full API access with test credentials, isolated from production." },
    ],
  },
  {
    whose: "yours",
    title: "You do",
    crossing: "The payment lies on top: it is yours.",
    items: [
      { term: "Your merchants", text: "They are your customers. You serve them." },
      {
        term: "The integration",
        text: "You build it once, test it, and go live by switching to production keys.",
      },
      {
        term: "The answers",
        text: "You choose the events, verify their signatures and handle what they say.",
      },
    ],
  },
  {
    whose: "shared",
    title: "Agreed together",
    crossing: "Over and under by turns: your agreement says who.",
    items: [
      { term: "Pricing", text: "Custom for a PayFac. There is no list price." },
      { term: "Checks", text: "Who runs which KYC and AML check." },
      {
        term: "Settlement",
        text: (
          <>
            <Claim of="standard-settlement">{settlementName(settlement.standard)}</Claim>, or{" "}
            <Claim of="fast-settlement">{settlementName(settlement.fast)}</Claim>.
          </>
        ),
      },
      { term: "Law and liability", text: "The law and the amount named in your agreement." },
    ],
  },
];

/** A row of ours is dyed and covers the lane; in a shared band, every second row is. */
function rowClass(whose: Band["whose"], index: number): string {
  const over = whose === "ours" || (whose === "shared" && index % 2 === 0);
  return over ? `${styles.row} dyed ${styles.over}` : `${styles.row}`;
}

/** One payment, top to bottom, and three bands across it: over, under, and alternating. */
export function Carried() {
  return (
    <section className={`sec ${styles.carried}`}>
      <div className="wrap">
        <SectionHead title="Who carries what">
          <p className="lede soft">
            The red lane is one payment, from top to bottom. Three bands lie across it.
          </p>
        </SectionHead>
        <div className={styles.bands}>
          {bands.map(({ whose, title, crossing, items }) => (
            <div key={whose}>
              <div className={`${rowClass(whose, 1)} ${styles.title}`}>
                <h3>{title}</h3>
                <p className="soft">{crossing}</p>
              </div>
              <dl>
                {items.map(({ term, text }, index) => (
                  <div key={term} className={rowClass(whose, index)}>
                    <dt>{term}</dt>
                    <dd className="soft">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
