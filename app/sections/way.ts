import styles from "./way.module.css";

export interface Way {
  /** The section takes the lane from one margin to the other (`across`). On a phone it passes. */
  readonly crosses?: boolean | undefined;
  /** The payment is settled in it: below, the lane is green. */
  readonly settles?: boolean | undefined;
}

const all = (...classes: readonly (string | false | undefined)[]) =>
  classes.filter(Boolean).join(" ");

/** The classes of a section on the lane's way down the page. */
export const way = ({ crosses, settles }: Way = {}) =>
  all(styles.part, crosses && `${styles.crosses} ${styles.turns}`, settles && styles.settles);

/** The classes of a page's top, which draws the lane itself: whether it leaves at the left, and settled. */
export const wayFrom = (left: boolean, settles: boolean | undefined) =>
  all(left && styles.turns, settles && styles.settles);

/** The lane across a section that it crosses: an empty element, `--lane` high. Its drawing does not fade (fade-in.ts). */
export const across = `screen across ${styles.across}`;

/** The same where the section draws its middle, from left to right. */
export const ends = `${across} ${styles.ends}`;
