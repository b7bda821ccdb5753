import type { ReactNode } from "react";
import type { Href } from "../../content/links.ts";
import { Figure } from "../../weave/figure.tsx";
import type { Thread } from "../../weave/weave.ts";
import styles from "./cloth.module.css";

/** Side of a tile's figure, in view box units. The lane runs at half of it. */
export const TILE = 224;

/** Nine tiles, a checkerboard of figures and words. */
export function Cloth({ children }: { children: ReactNode }) {
  return <ul className={styles.cloth}>{children}</ul>;
}

interface TileProps {
  title: string;
  href: Href;
  figure: readonly Thread[];
  /** Words inside the figure, left to right; only wide screens have room for them. */
  labels?: readonly string[];
  children: ReactNode;
}

export function Tile({ title, href, figure, labels, children }: TileProps) {
  return (
    <li className={styles.tile}>
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
        <p>{children}</p>
      </div>
    </li>
  );
}
