import type { ReactNode } from "react";
import styles from "./steps.module.css";

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

/**
 * Numbered steps: one weft through a warp for each step, over and under, settled at the end. Vertical
 * on a phone. Its section must clip, because the weft runs off the page.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
