import { type Standing, standings } from "../content/standings.ts";
import styles from "./standing.module.css";

/** Where an answer stands: a filled square, bare warps or an empty one, and always the word. */
export function StandingMark({ of }: { of: Standing }) {
  return <span className={`${styles.standing} ${styles[of]}`}>{standings[of]}</span>;
}
