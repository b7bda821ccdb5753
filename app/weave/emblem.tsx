import styles from "./emblem.module.css";
import { type EmblemOf, emblems, PLACE } from "./emblems.ts";

/**
 * The sign of a page, as tall as its box: as many uprights as fit, from the right. The lane of the headline beside it
 * passes under every second one. The parent says how wide one is (`--upright`) and what is between two (`--apart`); or
 * all of them share the box.
 */
export function Emblem({ of, whole }: { of: EmblemOf; whole?: boolean }) {
  return (
    <div
      className={`screen ${styles.emblem} ${whole ? styles.whole : ""}`.trim()}
      aria-hidden="true"
    >
      {emblems[of].map(({ over, wide, paths }, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the uprights never change places
          key={index}
          data-thread={over ? "over" : ""}
          data-wide={wide ? "" : undefined}
          width="20"
          height="80"
          viewBox={`0 0 ${PLACE.width} ${PLACE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map(({ fill, d }) => (
            <path key={fill} fill={fill} d={d} />
          ))}
        </svg>
      ))}
    </div>
  );
}
