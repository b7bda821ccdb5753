import { Children, type ReactNode } from "react";
import { Trans, t } from "#words";
import { claims } from "../../content/claims.ts";
import { dyes } from "../../content/dyes.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { Claim } from "../../sections/claim.tsx";
import { Stated } from "../../sections/rich.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./who-does-what.module.css";

const time = claims.response.figure;
const standard = settlementName(settlement.standard);
const fast = settlementName(settlement.fast);

/** Continues the hero's drawing: three bands across the payment, over it, under it, and by turns. */
export function WhoDoesWhat() {
  return (
    <>
      <div className={styles.head}>
        <h2 className="h1">{t`Who does what`}</h2>
        <p className="soft">
          {t`${{ orange: dyes.orange }} line: one payment. What we provide lies over it, what you do lies under it.`}
        </p>
      </div>
      <div className={styles.bands}>
        <Band whose="ours" title={t`We provide`}>
          <Row term="API">
            <Trans>
              A single API for access to global payment networks. <Stated of="endpoints" />,{" "}
              <Claim of="response">{time} response</Claim>, as stated by us.{" "}
              <Link href="/api-documentation">API Documentation</Link>
            </Trans>
          </Row>
          <Row term={t`Acquiring`}>
            <Trans>
              Acquiring-as-a-service: one company runs the acquiring, another uses it.{" "}
              <Link href="/payment-gateway">Payment Gateway</Link>
            </Trans>
          </Row>
          <Row term={t`KYC/AML compliance suite`}>
            <Trans>
              Know your customer (KYC) and anti-money-laundering (AML) in one suite.{" "}
              <Link href="/compliance-suite">Compliance Suite</Link>
            </Trans>
          </Row>
          <Row term={t`Currencies`}>
            <Trans>
              Multi-currency processing in <Stated of="currencies" />.{" "}
              <Link href="/fx-engine">FX Engine</Link>
            </Trans>
          </Row>
          <Row term={t`Events`}>
            <Trans>
              Sent in real time, signed and retried automatically.{" "}
              <Link href="/webhooks">Webhooks</Link>
            </Trans>
          </Row>
          <Row term={t`Sandbox`}>
            <Trans>
              Full API access with test credentials, isolated from production.{" "}
              <Link href="/sandbox">Sandbox</Link>
            </Trans>
          </Row>
        </Band>
        <Band whose="yours" title={t`You do`}>
          <Row term={t`Your merchants`}>{t`They are your customers. You serve them.`}</Row>
          <Row term={t`Integration`}>
            <Trans>
              You build it once, on a single API.{" "}
              <Link href="/api-documentation#checklist">Integration checklist</Link>
            </Trans>
          </Row>
          <Row term={t`Event handling`}>
            {t`You choose events, verify signatures and act on them.`}
          </Row>
        </Band>
        <Band whose="asked" title={t({ message: "Ask us", context: "label" })}>
          <Row term={t`Pricing`}>
            <Trans>
              Custom for PayFacs. <Link href="/pricing">Pricing</Link>
            </Trans>
          </Row>
          <Row term={t`Checks and disputes`}>
            {t`Who runs which KYC and AML check, and who bears disputes and chargebacks.`}
          </Row>
          <Row term={t`Settlement`}>
            <Trans>
              Which tier you can have: <Claim of="standard-settlement">{standard}</Claim>,{" "}
              <Claim of="fast-settlement">{fast}</Claim>.
            </Trans>
          </Row>
          <Row
            term={t`Law and liability`}
          >{t`The law and the amount named in your agreement.`}</Row>
        </Band>
      </div>
    </>
  );
}

interface BandProps {
  /** Decides how the band crosses the payment. */
  whose: "ours" | "yours" | "asked";
  title: string;
  children: ReactNode;
}

/** A row of ours is dyed and covers the payment, as every second one does that is to be asked. */
function Band({ whose, title, children }: BandProps) {
  const over = `${styles.row} dyed ${styles.over}`;
  return (
    <div>
      <div className={whose === "ours" ? over : styles.row}>
        <h3>{title}</h3>
      </div>
      <dl>
        {Children.map(children, (row, index) => (
          <div
            className={
              whose === "ours" || (whose === "asked" && index % 2 === 0) ? over : styles.row
            }
          >
            {row}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="soft">{children}</dd>
    </>
  );
}
