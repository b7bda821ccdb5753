import { inDigits } from "../content/digits.ts";
import {
  type SampleTransfer,
  sampleTotal,
  sampleTransfers,
  sampleVolumes,
} from "../content/sample.ts";
import { Icon } from "../ui/icon.tsx";
import { Strip } from "../weave/strip.tsx";
import styles from "./sample-board.module.css";

/** Millions or billions, to two decimals at most: "986.4M", "1.86B". */
function short(amount: number): string {
  const [unit, letter] = amount < 1e9 ? [1e6, "M"] : [1e9, "B"];
  return Math.round((amount / unit) * 100) / 100 + letter;
}

interface SampleBoardProps {
  /** Labels its parts A to G, in reading order, for a list that explains them. */
  lettered?: boolean;
}

/** A sample of the dashboard, with invented figures that are labelled as such. */
export function SampleBoard({ lettered }: SampleBoardProps) {
  return (
    <section
      className={lettered ? `${styles.board} ${styles.lettered}` : styles.board}
      aria-label="Dashboard, sample data"
    >
      <p className={`label ${styles.title}`}>Sample data</p>
      <div>
        <p className="label">Total volume</p>
        <p className={`num tnum ${styles.total}`}>
          {`${inDigits(sampleTotal.amount)} `}
          <small>{sampleTotal.currency}</small>
        </p>
        <ul className={`tnum ${styles.volumes}`}>
          {sampleVolumes.map(({ currency, amount }) => (
            <li key={currency}>
              <b>{currency}</b>
              <span>
                <Strip currency={currency} run="across" />
              </span>
              <span>{short(amount)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="label">Transfers</p>
        <ul>
          {sampleTransfers.map((transfer) => (
            <Transfer key={transfer.time} {...transfer} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Origin strip, thread, destination strip: kola while the money is in transit, river once it is settled. */
function Transfer({ from, to, status, time }: SampleTransfer) {
  return (
    <li className={styles.transfer} data-status={status}>
      <b>{`${from.place} to ${to.place}`}</b>
      <span className="soft">{time}</span>
      <span className={styles.passage}>
        <Strip currency={from.currency} />
        <i />
        <Strip currency={to.currency} />
      </span>
      <span className={`tnum ${styles.amounts}`}>
        {`${from.currency} ${inDigits(from.amount)} `}
        <span className="sr">to</span>
        <Icon name="arrow" />
        {` ${to.currency} ${inDigits(to.amount)}`}
      </span>
      <span className={styles.status}>{status}</span>
    </li>
  );
}
