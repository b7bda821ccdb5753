import { t } from "#words";
import { Mark } from "../weave/mark.tsx";
import styles from "./overlay.module.css";

/**
 * Covers a change of path for half a second (overlay.ts says when). Its lane lies where that of a two-line headline
 * does. Not read aloud: screen readers announce the loading and the title of the new page themselves.
 */
export function Overlay() {
  return (
    <div className={styles.overlay} id="overlay" aria-hidden="true" hidden>
      <div className={styles.lane}>
        <Mark />
        <p>{t`Loading...`}</p>
      </div>
    </div>
  );
}
