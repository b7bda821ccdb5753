import styles from "./skip-link.module.css";

export function SkipLink({ inert }: { inert: boolean }) {
  return (
    <a className={styles.skip} href="#main" inert={inert}>
      Skip to content
    </a>
  );
}
