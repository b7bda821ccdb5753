import { inDigits, inShort } from "../../content/digits.ts";
import { sampleTotal, sampleTransfers, sampleVolumes } from "../../content/sample.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import strips from "../../sections/shares.module.css";
import { bar, Stage } from "../../sections/stage.tsx";
import { Transfer } from "../../sections/transfer.tsx";
import { warp } from "../../sections/warp.ts";
import { Strip } from "../../weave/strip.tsx";
import styles from "./dashboard-hero.module.css";

/** A sample of the dashboard: each strip is as high as its currency's volume is worth. */
export function DashboardHero() {
  return (
    <Stage
      level={1}
      topic="Analytics Dashboard"
      look={styles.hero}
      words={styles.words}
      lines={["See where", "your money"]}
      lanes={["is now"]}
      caption="Dashboard, sample data"
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased}`} />
          <div className={styles.total}>
            <p className={`label ${styles.sample}`}>Sample data</p>
            <p className="label">Total volume</p>
            <p className="num tnum">
              {`${inDigits(sampleTotal.amount)} `}
              <small translate="no">{sampleTotal.currency}</small>
            </p>
          </div>
          <ul className={`tnum ${styles.volumes} ${strips.shares}`}>
            {sampleVolumes.map(({ currency, amount }, index) => (
              <li key={currency} className={index === 1 ? warp.over : warp.under}>
                <Strip currency={currency} />
                <p>
                  <b translate="no">{currency}</b> {inShort(amount)}
                </p>
              </li>
            ))}
          </ul>
          <p className={`label ${styles.bars}`}>Bars: relative value</p>
        </>
      }
      after={
        <section className={styles.transfers} aria-label="Transfers, sample data">
          <p className="label">Transfers</p>
          <ul>
            {sampleTransfers.map((transfer) => (
              <Transfer key={transfer.time} {...transfer} />
            ))}
          </ul>
        </section>
      }
    >
      <p className="lede">
        Total volume, volume per currency, and transfers with their amounts, time and status.
      </p>
      <Actions>
        <StartAction />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
