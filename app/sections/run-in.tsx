import type { Row } from "./rows.tsx";
import styles from "./run-in.module.css";

/** Plain facts that read on from one to the next: a paragraph, in which each term runs into its text. */
export function RunIn({ facts }: { facts: readonly Row[] }) {
  return (
    <dl className={`lede soft ${styles.facts}`}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt> <dd>{text}</dd>{" "}
        </div>
      ))}
    </dl>
  );
}
