import { legend } from "../../content/dyes.ts";
import { sampleTransfers } from "../../content/sample.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./two-statuses.module.css";

/** The first sample transfer of each status. */
const shown = (["Completed", "Processing"] as const).flatMap((status) =>
  sampleTransfers.filter((transfer) => transfer.status === status).slice(0, 1),
);

export function TwoStatuses() {
  return (
    <Section dyed>
      <SectionHead title="Two statuses: Completed and Processing" />
      <ul className={styles.statuses}>
        {shown.map(({ status, from, to }) => (
          <li key={status} data-status={status}>
            <h3>{status}</h3>
            <div className={styles.passage} aria-hidden="true">
              <Strip currency={from.currency} />
              <i />
              <Strip currency={to.currency} />
              <b translate="no">{from.currency}</b> <b translate="no">{to.currency}</b>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small soft ${styles.key}`}>
        {`${legend("Processing", "Completed")} Lengths are illustrative.`}
      </p>
    </Section>
  );
}
