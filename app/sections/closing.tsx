import type { EmblemOf } from "../weave/emblems.ts";
import { Twill } from "../weave/twill.tsx";
import styles from "./closing.module.css";
import { Hero, type HeroProps } from "./hero.tsx";
import { bar } from "./stage.tsx";

type Shared = Pick<HeroProps, "headline" | "lede" | "first" | "label">;

interface ClosingProps extends Shared {
  /** The page's sign, which the lane crosses. */
  emblem: EmblemOf;
  /** The last of the twelve columns, from 0, in which the lane turns down. On a phone that is the margin. */
  turn?: 10 | 11;
  /** The page's own subject of a message. */
  about: string;
}

/** The last call to action of a page: the lane crosses the page's sign, turns down, and enters the cloth above the footer. */
export function Closing({ emblem, turn = 11, ...hero }: ClosingProps) {
  return (
    <>
      <Hero
        {...hero}
        level={2}
        className={`screen ${styles.closing}`}
        words={styles.words}
        emblem={emblem}
        drawing={
          <>
            <i className={`across ${styles.in} ${turn < 11 ? styles.early : ""}`} />
            <svg className={`${bar.cased} ${styles.lane}`} {...column} aria-hidden="true">
              <path d={`M-12 0H${turn + 1}V1H-12z`} />
            </svg>
            <svg className={styles.drop} {...column} aria-hidden="true">
              <path d="M0 0H1V1H0z" transform={`translate(${turn})`} />
            </svg>
          </>
        }
      />
      <Twill turn={turn} page={emblem} />
    </>
  );
}

/** Drawings in the page's twelve columns. */
const column = {
  width: 320,
  height: 24,
  viewBox: "0 0 12 1",
  preserveAspectRatio: "none",
} as const;
