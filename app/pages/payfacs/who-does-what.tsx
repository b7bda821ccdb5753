import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { claims, figure } from "../../content/claims.ts";
import { dyes } from "../../content/dyes.ts";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import type { Row } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./who-does-what.module.css";

interface Band {
  /** Decides how the band crosses the payment. */
  readonly whose: "ours" | "yours" | "agreed";
  readonly title: string;
  readonly rows: readonly Row[];
}

const time = figure(claims.response).toLowerCase();
const standard = atStart(settlementName(settlement.standard));
const fast = settlementName(settlement.fast);

const bands: readonly Band[] = [
  {
    whose: "ours",
    title: t`We provide`,
    rows: [
      {
        term: "API",
        text: (
          <Trans>
            A single API for access to global payment networks. <Claim of="endpoints" />,{" "}
            <Claim of="response">{time} response</Claim>, as stated by us.{" "}
            <Link href="/api-documentation">API Documentation</Link>
          </Trans>
        ),
      },
      {
        term: t`Acquiring`,
        text: (
          <Trans>
            Acquiring-as-a-service, through the same API.{" "}
            <Link href="/payment-gateway">Payment Gateway</Link>
          </Trans>
        ),
      },
      {
        term: t`KYC/AML compliance suite`,
        text: (
          <Trans>
            Know your customer (KYC) and anti-money-laundering (AML) in one suite.{" "}
            <Link href="/compliance-suite">Compliance Suite</Link>
          </Trans>
        ),
      },
      {
        term: t`Currencies`,
        text: (
          <Trans>
            Multi-currency processing in <Claim of="currencies" />.{" "}
            <Link href="/fx-engine">FX Engine</Link>
          </Trans>
        ),
      },
      {
        term: t`Events`,
        text: (
          <Trans>
            Sent in real time, signed and retried automatically.{" "}
            <Link href="/webhooks">Webhooks</Link>
          </Trans>
        ),
      },
      {
        term: t`Sandbox`,
        text: (
          <Trans>
            Full API access with test credentials, isolated from production.{" "}
            <Link href="/sandbox">Sandbox</Link>
          </Trans>
        ),
      },
    ],
  },
  {
    whose: "yours",
    title: t`You do`,
    rows: [
      { term: t`Your merchants`, text: t`They are your customers. You serve them.` },
      {
        term: t`Integration`,
        text: (
          <Trans>
            You build it once, on a single API.{" "}
            <Link href="/api-documentation#checklist">Integration checklist</Link>
          </Trans>
        ),
      },
      {
        term: t`Event handling`,
        text: t`You choose events, verify signatures and act on them.`,
      },
    ],
  },
  {
    whose: "agreed",
    title: t`Set in your agreement`,
    rows: [
      {
        term: t`Pricing`,
        text: (
          <Trans>
            Custom for PayFacs. <Link href="/pricing">Pricing</Link>
          </Trans>
        ),
      },
      { term: t`Checks`, text: t`Who runs which KYC and AML check.` },
      {
        term: t`Settlement`,
        text: (
          <Trans>
            <Claim of="standard-settlement">{standard}</Claim>, or{" "}
            <Claim of="fast-settlement">{fast}</Claim>.
          </Trans>
        ),
      },
      {
        term: t`Law and liability`,
        text: t`The governing law, the liability amount, and who bears disputes and chargebacks.`,
      },
    ],
  },
];

/** Continues the hero's drawing: three bands across the payment, over it, under it, and by turns. */
export function WhoDoesWhat() {
  return (
    <>
      <div className={styles.head}>
        <h2 className="h1">{t`Who does what`}</h2>
        <p className="soft">
          {t`${{ orange: dyes.kola }} line: one payment. What we provide lies over it, what you do lies under it.`}
        </p>
      </div>
      <div className={styles.bands}>
        {bands.map(({ whose, title, rows }) => (
          <div key={whose}>
            <BandRow whose={whose} index={1}>
              <h3>{title}</h3>
            </BandRow>
            <dl>
              {rows.map(({ term, text }, index) => (
                <BandRow key={term} whose={whose} index={index}>
                  <dt>{term}</dt>
                  <dd className="soft">{text}</dd>
                </BandRow>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </>
  );
}

interface BandRowProps {
  whose: Band["whose"];
  /** Of an agreed band, every second row covers the payment. */
  index: number;
  children: ReactNode;
}

/** A row of ours is dyed and covers the payment. */
function BandRow({ whose, index, children }: BandRowProps) {
  const over = whose === "ours" || (whose === "agreed" && index % 2 === 0);
  return <div className={over ? `${styles.row} dyed ${styles.over}` : styles.row}>{children}</div>;
}
