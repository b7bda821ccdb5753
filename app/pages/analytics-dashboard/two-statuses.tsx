import { sampleTransfers } from "../../content/sample.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./two-statuses.module.css";

const means = {
  Completed: "The money has been received.",
  Processing: "The money is still in transit.",
} as const;

/** The first sample transfer of each status. */
const shown = (["Completed", "Processing"] as const).flatMap((status) =>
  sampleTransfers.filter((transfer) => transfer.status === status).slice(0, 1),
);

export function TwoStatuses() {
  return (
    <Section dyed>
      <SectionHead title="What Completed and Processing mean" />
      <ul className={styles.statuses}>
        {shown.map(({ status, from, to }) => (
          <li key={status} data-status={status}>
            <div>
              <h3>{status}</h3>
              <p>{means[status]}</p>
            </div>
            <div className={styles.passage} aria-hidden="true">
              <Strip currency={from.currency} />
              <i />
              <Strip currency={to.currency} />
              <b>{from.currency}</b>
              <b>{to.currency}</b>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small soft ${styles.key}`}>
        Orange: Processing. Green: Completed. Lengths are illustrative.
      </p>
    </Section>
  );
}
