import { t } from "#words";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {t`Skip to content`}
    </a>
  );
}
