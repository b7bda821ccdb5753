import styles from "./figure.module.css";
import type { Thread } from "./weave.ts";

interface FigureProps {
  width: number;
  height: number;
  threads: readonly Thread[];
  /** Fills its box and is cropped from the side that carries least, instead of being shrunk. */
  crop?: "left" | "middle" | "right";
}

const fit = {
  left: "xMaxYMid slice",
  middle: "xMidYMid slice",
  right: "xMinYMid slice",
} as const;

/** Threads as plain strokes. Its meaning stands in words beside it, so it is hidden from assistive technology. */
export function Figure({ width, height, threads, crop }: FigureProps) {
  return (
    <svg
      className={styles.figure}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={crop && fit[crop]}
      aria-hidden="true"
    >
      {threads.map(({ tone, width, d }) => (
        <path
          key={`${tone}${width}${d.slice(0, 9)}`}
          className={styles[tone]}
          strokeWidth={width}
          d={d}
        />
      ))}
    </svg>
  );
}
