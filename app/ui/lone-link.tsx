import type { ReactNode } from "react";
import styles from "./lone-link.module.css";

/** A link that stands alone in a cell or a line, not in a sentence: 44 px tall, to be hit by a thumb. */
export function LoneLink({
  href,
  download,
  children,
}: {
  href: string;
  download?: boolean;
  children: ReactNode;
}) {
  return (
    <a className={styles.lone} href={href} download={download}>
      {children}
    </a>
  );
}
