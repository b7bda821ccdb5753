import { Section, SectionHead } from "../../sections/section.tsx";
import styles from "./retries.module.css";

const attempts = [
  { name: "First", answer: "No answer" },
  { name: "Second", answer: "No answer" },
  { name: "Third", answer: "No answer" },
  { name: "Fourth", answer: "No answer" },
  { name: "Taken in", answer: "Your endpoint answers" },
] as const;

/** Every attempt is a warp, each gap wider than the one before; the weft goes on until it is accepted. */
export function Retries() {
  return (
    <Section dyed>
      <SectionHead title="No answer? We wait, then wait longer.">
        <p className="lede soft">
          Exponential backoff: each gap is wider than the last, so a busy endpoint has time to
          recover.
        </p>
      </SectionHead>
      <ol className={styles.retries}>
        {attempts.map(({ name, answer }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="small soft">{answer}</span>
          </li>
        ))}
      </ol>
      <p className={`label ${styles.caption}`}>
        Illustrative spacing. The number of retries and their intervals are not stated here.
      </p>
    </Section>
  );
}
