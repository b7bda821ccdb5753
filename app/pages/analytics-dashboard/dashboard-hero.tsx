import { t } from "#words";
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
      topic={t`Analytics Dashboard`}
      className={styles.hero}
      words={styles.words}
      headline={t`See where\nyour money\nis now`}
      caption={t`Dashboard, sample data`}
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased}`} />
          <div className={styles.board}>
            <div className={styles.total}>
              <span className={`label ${styles.sample}`}>{t`Sample data`}</span>
              <dl>
                <dt className="label">{t`Total volume`}</dt>
                <dd className="num tnum">
                  {`${inDigits(sampleTotal.amount)} `}
                  <small translate="no">{sampleTotal.currency}</small>
                </dd>
              </dl>
            </div>
            <ul className={`tnum ${styles.volumes} ${strips.shares}`}>
              {sampleVolumes.map(({ currency, amount }, index) => (
                <li key={currency} className={index === 1 ? warp.over : warp.under}>
                  <Strip currency={currency} thread="" />
                  <p>
                    <b translate="no">{currency}</b> {inShort(amount)}
                  </p>
                </li>
              ))}
            </ul>
            <p className={`label ${styles.bars}`}>{t`Bars: relative value`}</p>
          </div>
        </>
      }
      after={
        <section className={styles.transfers} aria-label={t`Transfers, sample data`}>
          <p className="label">{t`Transfers`}</p>
          <ul>
            {sampleTransfers.map((transfer) => (
              <Transfer key={transfer.time} {...transfer} />
            ))}
          </ul>
        </section>
      }
    >
      <p className="lede">
        {t`Total volume, volume per currency, and transfers with their amounts, time and status.`}
      </p>
      <Actions>
        <StartAction />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
