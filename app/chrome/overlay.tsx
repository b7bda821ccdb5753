import { Mark } from "../weave/mark.tsx";
import styles from "./overlay.module.css";

interface OverlayProps {
  visible: boolean;
  /** Announced once the overlay is gone. */
  title: string;
}

/** Covers a change of path: the weft crosses the mark once. Its text is the page's only status region. */
export function Overlay({ visible, title }: OverlayProps) {
  return (
    <div className={styles.overlay} data-visible={visible || undefined}>
      <div className={styles.mark}>
        <Mark />
      </div>
      <p role="status">{visible ? "Loading..." : title}</p>
    </div>
  );
}
