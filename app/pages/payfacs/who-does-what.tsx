import { Children, type ReactNode } from "react";
import { t } from "#words";
import { claims } from "../../content/claims.ts";
import { dyes } from "../../content/dyes.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { rich } from "../../sections/rich.tsx";
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
            {t`A single API for access to global payment networks. [](claim:endpoints), [${time} response](claim:response), as stated by us. [API Documentation](/api-documentation)`}
          </Row>
          <Row term={t`Acquiring`}>
            {t`Acquiring-as-a-service: one company runs the acquiring, another uses it. [Payment Gateway](/payment-gateway)`}
          </Row>
          <Row term={t`KYC/AML compliance suite`}>
            {t`Know your customer (KYC) and anti-money-laundering (AML) in one suite. [Compliance Suite](/compliance-suite)`}
          </Row>
          <Row term={t`Currencies`}>
            {t`Multi-currency processing in [](claim:currencies). [FX Engine](/fx-engine)`}
          </Row>
          <Row term={t`Events`}>
            {t`Sent in real time, signed and retried automatically. [Webhooks](/webhooks)`}
          </Row>
          <Row term={t`Sandbox`}>
            {t`Full API access with test credentials, isolated from production. [Sandbox](/sandbox)`}
          </Row>
        </Band>
        <Band whose="yours" title={t`You do`}>
          <Row term={t`Your merchants`}>{t`They are your customers. You serve them.`}</Row>
          <Row term={t`Integration`}>
            {t`You build it once, on a single API. [Integration checklist](/api-documentation#checklist)`}
          </Row>
          <Row term={t`Event handling`}>
            {t`You choose events, verify signatures and act on them.`}
          </Row>
        </Band>
        <Band whose="asked" title={t({ message: "Ask us", context: "label" })}>
          <Row term={t`Pricing`}>{t`Custom for PayFacs. [Pricing](/pricing)`}</Row>
          <Row term={t`Checks and disputes`}>
            {t`Who runs which KYC and AML check, and who bears disputes and chargebacks.`}
          </Row>
          <Row term={t`Settlement`}>
            {t`Which tier you can have: [${standard}](claim:standard-settlement), [${fast}](claim:fast-settlement).`}
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
      <dd className="soft">{rich(children)}</dd>
    </>
  );
}
