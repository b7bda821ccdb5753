import styles from "./emblem.module.css";
import { type EmblemOf, emblems, PLACE } from "./emblems.ts";

/**
 * The sign of a page, as tall as its box: as many uprights as fit, from the right. The headline's lane passes under
 * every second one. The parent sets their width (`--upright`) and distance (`--apart`); or all of them share the box.
 * The browser's part of an island does not know the drawings: an empty text leaves those of the document in their place.
 */
export function Emblem({ of, whole }: { of: EmblemOf; whole?: boolean }) {
  return (
    <div
      className={`screen ${styles.emblem} ${whole ? styles.whole : ""}`.trim()}
      aria-hidden="true"
    >
      {import.meta.env.SSR
        ? emblems[of].map(({ over, wide, paths }, index) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the whole sign is hidden
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: the uprights never change places
              key={index}
              data-thread={over ? "over" : ""}
              data-wide={wide ? "" : undefined}
              width="20"
              height="80"
              viewBox={`0 0 ${PLACE.width} ${PLACE.height}`}
              preserveAspectRatio="none"
            >
              {paths.map(({ fill, d }, part) => (
                <path
                  key={fill}
                  className={over && part === 0 ? "cased" : undefined}
                  fill={fill}
                  d={d}
                />
              ))}
            </svg>
          ))
        : ""}
    </div>
  );
}
