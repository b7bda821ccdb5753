import type { ReactNode } from "react";
import folds from "../ui/fold.module.css";
import styles from "./footer-group.later.module.css";

interface FooterGroupProps {
  heading: string;
  /** The items of its list. */
  children: ReactNode;
}

/**
 * A list of links under a heading. A phone shows a control instead of the heading and folds the list. The list comes
 * after the `details`, not inside: browsers cannot show the content of a closed one on wide screens.
 */
export function FooterGroup({ heading, children }: FooterGroupProps) {
  return (
    <div className={styles.group}>
      <h2>{heading}</h2>
      <details className={folds.fold}>
        <summary>{heading}</summary>
      </details>
      <ul>{children}</ul>
    </div>
  );
}
