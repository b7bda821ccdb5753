import type { ReactNode } from "react";
import type { EmblemOf } from "../weave/emblems.ts";
import { Twill } from "../weave/twill.tsx";
import { ContactAction, StartAction } from "./actions.tsx";
import styles from "./closing.module.css";
import { Hero } from "./hero.tsx";
import { bar } from "./stage.tsx";

interface ClosingProps {
  /** The page's sign, which the lane crosses. */
  emblem: EmblemOf;
  /** A line, a break, and the line in the lane. */
  headline: string;
  lede: ReactNode;
  /** The last of the twelve columns, from 0, in which the lane turns down. On a phone that is the margin. */
  turn?: 10 | 11;
  /** The first call to action. */
  first?: ReactNode;
  /** The contact form's subject, the page's own, and the words of the link to it. */
  about: string;
  label?: string | undefined;
}

/** The last call to action of a page: the lane crosses the page's sign, turns down, and enters the cloth above the footer. */
export function Closing(props: ClosingProps) {
  const { emblem, headline, lede, turn = 11, first = <StartAction />, about, label } = props;
  return (
    <>
      <Hero
        level={2}
        className={`screen ${styles.closing}`}
        words={styles.words}
        headline={headline}
        lede={lede}
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
        {first}
        <ContactAction about={about} label={label} />
      </Hero>
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
