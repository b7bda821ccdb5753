import styles from "./emblem.module.css";
import { drawn, type EmblemOf, emblems, PLACE, type Upright } from "./emblems.ts";
import { dyeClass } from "./strip.tsx";

/**
 * The sign of a page, as tall as its box: as many uprights as fit, from the right. The lane of the headline beside it
 * passes under every second one. The parent says how wide one is (`--upright`) and what is between two (`--apart`).
 */
export function Emblem({ of }: { of: EmblemOf }) {
  return (
    <div className={`screen ${styles.emblem}`} aria-hidden="true">
      {emblems[of].map((upright: Upright, index) => {
        const { currency, wide, over = index % 2 === 1 } = upright;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the uprights never change places
            key={index}
            className={currency && dyeClass(currency)}
            data-thread={over ? "over" : ""}
            data-wide={wide && ""}
            width="20"
            height="80"
            viewBox={`0 0 ${PLACE.width} ${PLACE.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {drawn(upright, over).map(({ fill, d }) => (
              <path key={fill} fill={fill} d={d} />
            ))}
          </svg>
        );
      })}
    </div>
  );
}
