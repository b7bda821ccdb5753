import styles from "./warp.module.css";

/**
 * Classes for the uprights of a drawing. `upright` is at `--at` and `--warp` wide. Then the dyes, strongest first,
 * and the crossings with the lane.
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

/** The dye of one in a row, unlike its neighbours'. */
export const dyeAt = (index: number) => dyes[index % dyes.length];
