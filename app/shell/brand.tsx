import { brand } from "../content/brand.ts";
import { Mark } from "../weave/mark.tsx";
import styles from "./brand.module.css";

export function Brand() {
  return (
    <a className={styles.brand} href="/">
      <span className={styles.mark}>
        <Mark />
      </span>
      {brand.name}
    </a>
  );
}
