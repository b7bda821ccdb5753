import styles from "./falling.module.css";

/** The class of what comes down out of the lane, `--after` the page has opened. */
export const falling = styles.falling;
