import { disbursementFee } from "../../content/methods.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { TransferCap } from "../../sections/transfer-cap.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./method-costs.module.css";

/** What the prices in the hero leave open. */
export function MethodCosts() {
  return (
    <Quiet
      title="What each method costs"
      lede="Per transaction. The price depends on how your customer pays."
    >
      <ul className={`soft ${styles.notes}`}>
        <li>
          USSD is a short code dialled on a phone, without internet. <TransferCap />
        </li>
        <li>{`Payouts (disbursements) by bank transfer or mobile money: ${disbursementFee}.`}</li>
        <li>Taxes and all other fees are as set in your agreement.</li>
      </ul>
      <p className={styles.links}>
        <LoneLink href="/pricing#estimate">Estimate a fee</LoneLink>{" "}
        <LoneLink href="/payment-gateway">Payment Gateway</LoneLink>
      </p>
    </Quiet>
  );
}
