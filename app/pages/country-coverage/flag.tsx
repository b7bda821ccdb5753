import styles from "./flag.module.css";

/**
 * A country's flag as the map defines it, so the map must be on the same page. Until it is loaded the
 * flag is the fallback blue.
 */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.flag} width="36" height="24" viewBox="0 0 36 24" aria-hidden="true">
      <rect width="36" height="24" stroke="var(--ink)" fill={`url(#flag-${code}) currentcolor`} />
    </svg>
  );
}
