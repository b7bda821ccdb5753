import { Children, type ReactNode } from "react";
import styles from "./steps.module.css";

interface StepsProps {
  /** The index of the step that settles the weft; the last by default. */
  settles?: number;
  children: ReactNode;
}

/**
 * Numbered steps: one weft through a warp for each step, over and under. Vertical on a phone. Its
 * section must clip, because the weft runs off the page.
 */
export function Steps({ settles, children }: StepsProps) {
  const count = Children.count(children);
  const last = settles ?? count - 1;
  return (
    <ol className={count > 4 ? `${styles.steps} ${styles.many}` : styles.steps}>
      {Children.map(children, (step, index) => (
        <li className={index === last ? styles.settles : undefined}>{step}</li>
      ))}
    </ol>
  );
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <p className="soft">{children}</p>
    </>
  );
}
