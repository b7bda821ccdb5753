import { Trans, t } from "#words";
import { inDigits, inShort } from "../../content/language.ts";
import { sampleTotal, sampleTransfers, sampleVolumes } from "../../content/sample.ts";
import strips from "../../sections/shares.module.css";
import { Transfer } from "../../sections/transfer.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./sample-board.module.css";

/** A sample of the dashboard, with invented figures, labelled so. */
export function SampleBoard() {
  return (
    <section className={styles.board} aria-label={t`Dashboard, sample data`}>
      <p className={`dyed label ${styles.title}`}>{t`Dashboard, sample data`}</p>
      <div>
        <p className={`label ${styles.measured}`}>
          <Trans>
            Total volume <span aria-hidden="true">Bars: relative value</span>
          </Trans>
        </p>
        <p className={`num tnum ${styles.total}`}>
          {`${inDigits(sampleTotal.amount)} `}
          <small translate="no">{sampleTotal.currency}</small>
        </p>
        <ul className={`tnum ${styles.volumes} ${strips.shares}`}>
          {sampleVolumes.map(({ currency, amount }) => (
            <li key={currency}>
              <b translate="no">{currency}</b>{" "}
              <span>
                <Strip currency={currency} run="across" />
              </span>
              <span>{inShort(amount)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="label">{t`Transfers`}</p>
        <ul className={styles.transfers}>
          {sampleTransfers.map((transfer) => (
            <Transfer key={transfer.time} {...transfer} />
          ))}
        </ul>
      </div>
    </section>
  );
}
