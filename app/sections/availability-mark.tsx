import { type Availability, availabilityWords } from "../content/availability.ts";
import styles from "./availability-mark.module.css";

/** Where an answer is to be had: a filled square, bare warps or an empty one, and always the word. */
export function AvailabilityMark({ of }: { of: Availability }) {
  return <span className={`${styles.mark} ${styles[of]}`}>{availabilityWords[of]}</span>;
}
