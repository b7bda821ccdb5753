import { t } from "#words";
import { type SampleTransfer, statusWords } from "../content/sample.ts";
import { inDigits } from "../content/spoken.ts";
import { Icon } from "../ui/icon.tsx";
import { Strip } from "../weave/strip.tsx";
import styles from "./transfer.module.css";

/** Origin strip, thread, destination strip: orange while the money is in transit, green once it is settled. */
export function Transfer({ from, to, status, time }: SampleTransfer) {
  return (
    <li className={styles.transfer} data-status={status}>
      <b>{t`${{ origin: from.place }} to ${{ destination: to.place }}`}</b>{" "}
      <span className="soft">{time}</span>{" "}
      <span className={styles.passage}>
        <Strip currency={from.currency} />
        <i />
        <Strip currency={to.currency} />
      </span>
      <span className={`tnum ${styles.amounts}`}>
        {`${amountOf(from)} `}
        <span className="sr">{t({ message: "to", context: "between two amounts" })}</span>
        <Icon name="arrow" />
        {` ${amountOf(to)}`}
      </span>{" "}
      <span className={styles.status}>{statusWords[status]}</span>
    </li>
  );
}

const amountOf = ({ currency, amount }: SampleTransfer["from"]) =>
  t`${currency} ${{ amount: inDigits(amount) }}`;
