import styles from "./figure.module.css";
import type { Thread } from "./weave.ts";

interface FigureProps {
  width: number;
  height: number;
  threads: readonly Thread[];
  /** Fills the box and crops this side, which should matter least, instead of shrinking the figure. */
  crop?: "left" | "middle" | "right";
}

const fit = {
  left: "xMaxYMid slice",
  middle: "xMidYMid slice",
  right: "xMinYMid slice",
} as const;

/** In CSS pixels, on the narrowest phones. */
const WIDEST = 340;

/** Threads as plain strokes. The text next to it states its meaning, so it is hidden from screen readers. */
export function Figure({ width, height, threads, crop }: FigureProps) {
  const part = Math.ceil(width / WIDEST);
  return (
    <svg
      className={styles.figure}
      width={width / part}
      height={height / part}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={crop && fit[crop]}
      fill="none"
      aria-hidden="true"
    >
      {threads.map(({ tone, width, d }) => (
        <path key={`${tone}${width}${d}`} stroke={`var(--${tone})`} strokeWidth={width} d={d} />
      ))}
    </svg>
  );
}
