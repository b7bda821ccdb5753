import styles from "./warp.module.css";

/**
 * Classes for what stands in a drawing. `upright` stands at `--at` and is `--warp` wide. Then the dyes, from the one
 * that stands out most, and the crossings with the lane.
 */
export const warp = {
  upright: styles.upright,
  dye1: styles.dye1,
  dye2: styles.dye2,
  dye3: styles.dye3,
  dye4: styles.dye4,
  over: styles.over,
  under: styles.under,
} as const;

/** Four side by side, each unlike its neighbours. */
export const fourWarps = [warp.dye1, warp.dye3, warp.dye2, warp.dye4] as const;
