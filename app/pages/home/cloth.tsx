import type { ReactNode } from "react";
import type { Href } from "../../content/links.ts";
import { Figure } from "../../weave/figure.tsx";
import type { Thread } from "../../weave/weave.ts";
import styles from "./cloth.module.css";

/** Side of a tile's figure, in view box units. The lane runs at half of it. */
export const TILE = 224;

export interface Tile {
  readonly title: string;
  readonly href: Href;
  readonly text: ReactNode;
  readonly figure: readonly Thread[];
  /** Words inside the figure, left to right; only wide screens have room for them. */
  readonly labels?: readonly string[];
}

/** Nine tiles, a checkerboard of figures and words. */
export function Cloth({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.cloth}>
      {tiles.map(({ figure, title, href, text, labels }) => (
        <li key={title} className={styles.tile}>
          <div className={styles.figure}>
            <Figure width={TILE} height={TILE} threads={figure} crop="middle" />
            {labels && (
              <p aria-hidden="true">
                {labels.map((label) => (
                  <span key={label}>{`${label} `}</span>
                ))}
              </p>
            )}
          </div>
          <div className={styles.text}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
