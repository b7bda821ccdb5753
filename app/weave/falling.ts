import styles from "./falling.module.css";

/** The class of parts that come down out of the lane, `--after` the page has opened. */
export const falling = styles.falling;
