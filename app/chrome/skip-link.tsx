import { t } from "#words";
import styles from "./skip-link.module.css";

export function SkipLink({ inert }: { inert: boolean }) {
  return (
    <a className={styles.skip} href="#main" inert={inert}>
      {t`Skip to content`}
    </a>
  );
}
