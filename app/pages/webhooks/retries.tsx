import { contactAbout } from "../../content/links.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./retries.module.css";

const attempts = [
  { name: "First", answer: "No answer" },
  { name: "Second", answer: "No answer" },
  { name: "Third", answer: "No answer" },
  { name: "Fourth", answer: "No answer" },
  { name: "Accepted", answer: "Your endpoint answers" },
] as const;

/** Every attempt is a warp, each gap wider than the one before; the weft goes on until it is accepted. */
export function Retries() {
  return (
    <Section dyed>
      <SectionHead title="We retry at growing intervals">
        <p className="lede soft">Exponential backoff: each wait is longer than the one before.</p>
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
        Illustrative spacing. <Link href={contactAbout("Webhook retries")}>Ask us</Link> how many
        retries there are, and when.
      </p>
      <p className={styles.repeats}>
        Because of retries, an event can come more than once. Treat a repeat as the same event.
      </p>
    </Section>
  );
}
