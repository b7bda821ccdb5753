import type { ReactNode } from "react";
import { Figure } from "../weave/figure.tsx";
import type { Thread } from "../weave/weave.ts";
import styles from "./cloth.module.css";

/** Side of a tile's figure, in view box units. The lane runs at half of it. */
export const TILE = 224;

export interface Tile {
  readonly title: string;
  readonly text: ReactNode;
  readonly figure: readonly Thread[];
  /** Words inside the figure, left to right. */
  readonly labels?: readonly string[];
}

interface ClothProps {
  /** Four tiles form a row; of nine, the last three have their figure beside the words. */
  of: "four" | "nine";
  tiles: readonly Tile[];
}

/** A checkerboard of figures and words, one weft through all. */
export function Cloth({ of, tiles }: ClothProps) {
  return (
    <ul className={`${styles.cloth} ${styles[of]}`}>
      {tiles.map(({ figure, title, text, labels }) => (
        <li key={title} className={styles.tile}>
          <div className={styles.figure}>
            <Figure width={TILE} height={TILE} threads={figure} />
            {labels && (
              <p aria-hidden="true">
                {labels.map((label) => (
                  <span key={label}>{label}</span>
                ))}
              </p>
            )}
          </div>
          <div className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
