import { t } from "#words";
import { Mark } from "../weave/mark.tsx";
import styles from "./overlay.module.css";

/**
 * Covers a change of path for half a second (overlay.ts says when). Its lane lies where a headline of two lines has its own. Not
 * read aloud: a browser says itself that it loads a page, and the title of the one that has loaded.
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
