import type { ReactNode } from "react";
import styles from "./steps.module.css";

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** The index of the step that settles the weft; the last by default. */
  settles?: number;
}

/**
 * Numbered steps: one weft through a warp for each step, over and under. Vertical on a phone. Its
 * section must clip, because the weft runs off the page.
 */
export function Steps({ steps, settles = steps.length - 1 }: StepsProps) {
  return (
    <ol className={steps.length > 4 ? `${styles.steps} ${styles.many}` : styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={index === settles ? styles.settles : undefined}>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
