import { t } from "#words";
import { inDigits } from "../../content/digits.ts";
import { sampleTransfers } from "../../content/sample.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./two-statuses.module.css";

/** The first sample transfer of each status. */
const shown = (["Completed", "Processing"] as const).flatMap((status) =>
  sampleTransfers.filter((transfer) => transfer.status === status).slice(0, 1),
);

const names = { Completed: t`Completed`, Processing: t`Processing` } as const;

export function TwoStatuses() {
  return (
    <Section dyed>
      <SectionHead title={t`Two statuses`} />
      <ul className={styles.statuses}>
        {shown.map(({ status, from, to, time }) => (
          <li key={status} data-status={status}>
            <h3>{names[status]}</h3>
            <div className={styles.passage}>
              <Strip currency={from.currency} />
              <i />
              <Strip currency={to.currency} />
              {[from, to].map(({ currency, amount, place }) => (
                <p key={currency} className="tnum">
                  <span translate="no">{t`${currency} ${{ amount: inDigits(amount) }}`}</span>{" "}
                  <span>{place}</span>
                </p>
              ))}
              <div>{time}</div>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small soft ${styles.key}`}>{t`Sample data`}</p>
    </Section>
  );
}
