import { legend } from "../../content/dyes.ts";
import { sampleTotal } from "../../content/sample.ts";
import { Quiet } from "../../sections/quiet.tsx";
import styles from "./dashboard-parts.module.css";

/** In the order of the letters on the board. */
const parts = [
  {
    name: "Total volume",
    tells: `In one currency, here ${sampleTotal.currency}.`,
  },
  {
    name: "Volume per currency",
    tells: "Each in its own currency. The bars compare relative value.",
  },
  { name: "From and to", tells: "Where a transfer starts and ends." },
  { name: "Time", tells: "Of the transfer." },
  { name: "The line", tells: legend("Processing", "Completed") },
  { name: "Amounts", tells: "Two, each in its currency." },
  { name: "Status", tells: "Completed or Processing, as a word and as a colour." },
] as const;

export function DashboardParts() {
  return (
    <Quiet title="What the sample shows">
      <ol className={styles.parts}>
        {parts.map(({ name, tells }) => (
          <li key={name}>
            <b>{name}</b> <span className="soft small">{tells}</span>
          </li>
        ))}
      </ol>
    </Quiet>
  );
}
