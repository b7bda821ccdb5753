import type { ReactNode } from "react";
import styles from "./stage.module.css";

/** Classes for the bars of a drawing: dyes, the lane in its place, and the clear gap around a bar. */
export const bar = {
  kola: styles.kola ?? "",
  river: styles.river ?? "",
  lane: `${styles.kola} ${styles.lane}`,
  cased: styles.cased ?? "",
};

interface StageProps {
  /** A page's title, or the heading of its closing. */
  level: 1 | 2;
  /** Sets the ruler's inputs (see the stylesheet) and places the drawing. */
  className?: string | undefined;
  dyed?: boolean;
  /** Lines above the lane, at most thirteen characters each. */
  lines: readonly string[];
  /** The line in the lane, or the lines in two; at most thirteen characters each. */
  lanes: readonly string[];
  /** Bars are empty `i` elements; words are real text, read in place. */
  drawing: ReactNode;
  /** Says in one sentence what the drawing shows, where the text beside it does not. */
  caption?: string;
  /** The lede and the calls to action. */
  children: ReactNode;
  /** What the drawing continues through, below the calls to action. */
  after?: ReactNode;
}

/** A heading that lies on a drawing: the top of a page, or its closing. */
export function Stage(props: StageProps) {
  const { level, className = "", dyed, lines, lanes, drawing, caption, children, after } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.stage} ${className} ${dyed ? "dyed" : ""}`.trim()}>
      <div className={`wrap ${styles.frame}`}>
        <Heading className={`headline ${styles.heading}`}>
          {lines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
          {lanes.map((line, index) => (
            <span
              key={line}
              className={index === 0 ? `${styles.word} ${styles.first}` : styles.word}
            >
              {`${line} `}
            </span>
          ))}
        </Heading>
        {caption ? (
          <figure className={styles.drawing} aria-label={caption}>
            {drawing}
          </figure>
        ) : (
          <div className={styles.drawing}>{drawing}</div>
        )}
        <div className={styles.foot}>{children}</div>
        {after}
      </div>
    </section>
  );
}
