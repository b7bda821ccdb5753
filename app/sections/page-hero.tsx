import type { ReactNode } from "react";
import { Lane } from "../weave/lane.tsx";
import { type WarpContent, Warps } from "../weave/warps.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  /** Lines of the heading, at most thirteen characters each. */
  lines: readonly string[];
  /** The last line, inside the lane. */
  lane: string;
  /** What the lane crosses: four warps beside the heading, or more. */
  warps: readonly WarpContent[];
  /** The lede and the calls to action. */
  children: ReactNode;
}

/** The top of an inner page: a heading whose last line lies in the lane, which is the payment. */
export function PageHero({ lines, lane, warps, children }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.warps}>
        <Warps warps={warps} />
      </div>
      <div className="wrap">
        <h1 className="headline">
          {lines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
          <Lane>{lane}</Lane>
        </h1>
        <div className={styles.foot}>{children}</div>
      </div>
    </section>
  );
}
