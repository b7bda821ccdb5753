import { brand } from "../content/brand.ts";
import { Mark } from "../weave/mark.tsx";
import styles from "./brand.module.css";

/** The longest name, in characters, that fits next to the menus in the large size. */
const SHORT = 18;

const name = brand.name.length > SHORT ? `${styles.brand} ${styles.long}` : styles.brand;

export function Brand() {
  return (
    <a className={name} href="/" translate="no">
      <Mark />
      {brand.name}
    </a>
  );
}
