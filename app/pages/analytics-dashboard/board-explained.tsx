import { atStart, inWords } from "../../content/in-words.ts";
import { sampleTotal } from "../../content/sample.ts";
import { SampleBoard } from "../../sections/sample-board.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import styles from "./board-explained.module.css";

/** In the order of the letters on the board. */
const parts = [
  {
    name: "Total volume",
    tells: `How much moved, in one currency. Here in ${sampleTotal.currency}.`,
  },
  {
    name: "Volume per currency",
    tells: "How much in each. Figures are in their own currency; bars compare their worth.",
  },
  { name: "From and to", tells: "Where a transfer starts, and where it ends." },
  { name: "Time", tells: "How long ago." },
  { name: "The thread", tells: "Red is on its way. Green has arrived." },
  { name: "Amounts", tells: "What is sent and what arrives, each in its currency." },
  { name: "Status", tells: "Completed or Processing, in words as well as in colour." },
] as const;

export function BoardExplained() {
  return (
    <Section>
      <SectionHead title="One board, each morning">
        <p className="lede soft">
          {`${atStart(inWords(parts.length))} parts, top to bottom. The figures on this one are sample data.`}
        </p>
      </SectionHead>
      <div className={styles.pair}>
        <SampleBoard lettered />
        <ol>
          {parts.map(({ name, tells }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="soft">{tells}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
