import type { ReactNode } from "react";
import type { EmblemOf } from "../weave/emblems.ts";
import { Twill } from "../weave/twill.tsx";
import { Actions } from "./actions.tsx";
import styles from "./closing.module.css";
import { rich } from "./rich.tsx";
import { bar, Stage } from "./stage.tsx";

interface ClosingProps {
  /** The page's sign, which the lane crosses. */
  emblem: EmblemOf;
  /** A line, a break, and the line in the lane. */
  headline: string;
  lede: ReactNode;
  /** The last of the twelve columns, from 0, in which the lane turns down. On a phone that is the margin. */
  turn?: 10 | 11;
  /** The calls to action. The contact form's subject is the page's own. */
  children: ReactNode;
}

/** The last call to action of a page: the lane crosses the page's sign, turns down, and enters the cloth above the footer. */
export function Closing({ emblem, headline, lede, turn = 11, children }: ClosingProps) {
  return (
    <>
      <Stage
        level={2}
        className={`screen ${styles.closing}`}
        words={styles.words}
        headline={headline}
        emblem={emblem}
        drawing={
          <>
            <i className={turn < 11 ? `${styles.in} ${styles.early}` : styles.in} />
            <svg className={`${bar.cased} ${styles.lane}`} {...column} aria-hidden="true">
              <path d={`M-12 0H${turn + 1}V1H-12z`} />
            </svg>
            <svg className={styles.drop} {...column} aria-hidden="true">
              <path d="M0 0H1V1H0z" transform={`translate(${turn})`} />
            </svg>
          </>
        }
      >
        <p className="lede">{rich(lede)}</p>
        <Actions>{children}</Actions>
      </Stage>
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
