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

const dyes = [warp.dye1, warp.dye3, warp.dye2, warp.dye4] as const;

/** The dye of one that stands side by side with others, unlike its neighbours'. */
export const dyeAt = (index: number) => dyes[index % dyes.length];
