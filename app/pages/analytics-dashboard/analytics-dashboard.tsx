import { t } from "#words";
import { sampleTotal, sampleTransfers, sampleVolumes } from "../../content/sample.ts";
import { inDigits, inShort } from "../../content/spoken.ts";
import { Question, Questions } from "../../sections/questions.tsx";
import strips from "../../sections/shares.module.css";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { Transfer } from "../../sections/transfer.tsx";
import { warp } from "../../sections/warp.ts";
import { Strip } from "../../weave/strip.tsx";
import styles from "./analytics-dashboard.module.css";

export default function AnalyticsDashboard() {
  return (
    <>
      <DashboardHero />
      <ThreeWays />
      <DashboardQuestions />
      <Closing
        emblem="/analytics-dashboard"
        headline={t`See the\ndashboard`}
        lede={t`Volumes, transfers and status, in a demo.`}
        label={t`Schedule Demo`}
        about={t`Analytics Dashboard demo`}
      />
    </>
  );
}

function DashboardQuestions() {
  return (
    <Questions title={t`Questions about the dashboard`}>
      <Question asked={t`Are these our figures?`}>
        {t`No. The card on this page holds sample data.`}
      </Question>
      <Question asked={t`Where do we sign in?`}>
        {t`In the customer app, a separate site. Sign in and Get Started open it in a new tab.`}
      </Question>
      <Question asked={t`Where do we set up webhooks?`}>
        {t`In the dashboard: you configure an endpoint URL and choose events.`}
      </Question>
      <Question asked={t`Which currencies does it show?`}>
        {t`Multi-currency processing covers [](claim:currencies). The card shows six of them.`}
      </Question>
    </Questions>
  );
}

/** A sample of the dashboard: each strip is as high as its currency's volume is worth. */
function DashboardHero() {
  return (
    <Hero
      topic={t`Analytics Dashboard`}
      className={styles.hero}
      words={styles.words}
      leaves="right"
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
                  <Strip currency={currency} thread />
                  <p>
                    <b translate="no">{currency}</b> {inShort(amount)}
                  </p>
                </li>
              ))}
            </ul>
            <p className={`label ${styles.bars}`}>{t`Bars: value in USD`}</p>
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
      lede={t`Total volume, volume per currency, and transfers with their amounts, time and status.`}
    />
  );
}

/** The same payments as a chart, as events, and in the sandbox. */
function ThreeWays() {
  return (
    <Through dyed title={t`Dashboard or webhooks`}>
      <Thing title={t`For people`} emblem="/analytics-dashboard">
        {t`The dashboard: volumes, transfers and their status in one view.`}
      </Thing>
      <Thing title={t`For systems`} emblem="/webhooks">
        {t`Webhooks: events sent in real time, signed and retried. [Webhooks](/webhooks)`}
      </Thing>
      <Thing title={t`For tests`} emblem="/sandbox">
        {t`The sandbox, isolated from production. [Sandbox](/sandbox)`}
      </Thing>
    </Through>
  );
}
