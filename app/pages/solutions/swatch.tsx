import { bar } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import { upright } from "../../weave/spread.ts";
import type { Strand, Swatch as SwatchProps } from "./figures.ts";
import styles from "./swatch.module.css";

const looks = {
  warp1: warp.dye1,
  warp2: warp.dye2,
  warp3: warp.dye3,
  warp4: warp.dye4,
  kola: bar.kola,
  river: bar.river,
  cloth: styles.cloth,
  dyed: styles.dyed,
};

type Bars = NonNullable<SwatchProps["over"]>;

function bars(all: Bars | undefined) {
  return all?.map(({ x, y, width, height, dye, resist }) => (
    <rect
      key={`${x} ${y} ${dye}`}
      className={`${resist ? "dyed" : ""} ${looks[dye]}`.trim()}
      x={percent(x)}
      y={percent(y)}
      width={percent(width)}
      height={percent(height)}
    />
  ));
}

function strands(all: readonly Strand[]) {
  return all.map(([x1, y1, x2, y2]) => (
    <line
      key={`${x1} ${y1} ${y2}`}
      x1={percent(x1)}
      y1={percent(y1)}
      x2={percent(x2)}
      y2={percent(y2)}
    />
  ));
}

function percent(value: number) {
  return `${Math.round(value * 100) / 100}%`;
}

/** A small weave that fills its box; the payment is as wide as the strand that leads to it. */
export function Swatch({ swatch }: { swatch: SwatchProps }) {
  const { ground, under, beside, over, settled, hanging } = swatch;
  const payment = strands(swatch.strands);
  return (
    <svg
      className={`${styles.swatch} ${styles[ground]}`}
      width="128"
      height="128"
      aria-hidden="true"
    >
      {bars(under)}
      {under && <g className={styles.clear}>{payment}</g>}
      {hanging && (
        <svg
          className={styles.hanging}
          y="70%"
          width="100%"
          height="30%"
          viewBox={`0 0 ${hanging} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={upright(hanging)} />
        </svg>
      )}
      {bars(beside)}
      <g className={styles.payment}>{payment}</g>
      {settled && (
        <g className={ground === "dyed" ? "dyed" : undefined} stroke="var(--river)">
          {strands(settled)}
        </g>
      )}
      {bars(over)}
    </svg>
  );
}
