import styles from "./emblem.module.css";
import { type EmblemOf, emblems, PLACE } from "./emblems.ts";

/**
 * The sign of a page, as tall as its box: as many uprights as fit, from the right. The headline's lane passes under
 * every second one. The parent sets their width (`--upright`) and distance (`--apart`); or all of them share the box.
 */
export function Emblem({ of, whole }: { of: EmblemOf; whole?: boolean }) {
  const className = `screen ${styles.emblem} ${whole ? styles.whole : ""}`.trim();
  // An island keeps what its document draws: the drawings would be a file more.
  if (!import.meta.env.SSR) {
    return <div className={className} aria-hidden="true" {...kept} />;
  }
  return (
    <div className={className} aria-hidden="true">
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
          {paths.map(({ fill, d }, part) => (
            <path
              key={fill}
              className={over && part === 0 ? "cased" : undefined}
              fill={fill}
              d={d}
            />
          ))}
        </svg>
      ))}
    </div>
  );
}

const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
