import styles from "./flag.module.css";

/**
 * A country's flag as the map defines it: it needs the map on the same page. One that the
 * map does not define, and any before the map is there, is the fallback blue.
 */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.flag} viewBox="0 0 36 24" aria-hidden="true">
      <rect width="36" height="24" fill={`url(#flag-${code}) currentcolor`} />
    </svg>
  );
}
