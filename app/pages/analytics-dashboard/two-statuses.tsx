import { sampleTransfers } from "../../content/sample.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./two-statuses.module.css";

const means = {
  Completed: "The money has arrived. The thread is green from one strip to the other.",
  Processing: "The money is on its way. The thread is red and stops short of the second strip.",
} as const;

/** The first sample transfer of each status. */
const shown = (["Completed", "Processing"] as const).flatMap((status) =>
  sampleTransfers.filter((transfer) => transfer.status === status).slice(0, 1),
);

export function TwoStatuses() {
  return (
    <Section dyed>
      <SectionHead title="Completed, or Processing">
        <p className="lede soft">
          A transfer is there or it is not there yet. Where the red thread stops is illustrative.
        </p>
      </SectionHead>
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
    </Section>
  );
}
