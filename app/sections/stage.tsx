import type { ReactNode } from "react";
import { Emblem } from "../weave/emblem.tsx";
import type { EmblemOf } from "../weave/emblems.ts";
import { falling } from "../weave/falling.ts";
import { thrown } from "../weave/lane.tsx";
import styles from "./stage.module.css";
import { wayFrom } from "./way.ts";

/**
 * Classes for the parts of a drawing. `lane` is the payment in its place; `across` is the place alone, and takes
 * `--from` and `--to`. A `thrown` part comes with the payment. Then the dyes and the casing. In a `drawn` part outside
 * the drawing itself, an `i` is a part as well.
 */
export const bar = {
  lane: `${styles.orange} ${styles.across} ${thrown}`,
  across: styles.across,
  thrown,
  orange: styles.orange,
  green: styles.green,
  cased: styles.cased,
  drawn: styles.drawn,
} as const;

const lane = <i className={`${bar.lane} ${bar.cased}`} />;

const grounds = { cotton: undefined, washed: styles.washed, dyed: "dyed" } as const;

export interface StageProps {
  /** A page's title, which it is by default, or the heading of its closing. */
  level?: 1 | 2;
  /** Names the subject, above a title that does not. */
  topic?: string;
  /** Sets the ruler's inputs (see the stylesheet) on the frame. */
  className?: string | undefined;
  /** The ground below it. Casings have its colour. */
  ground?: "cotton" | "washed" | "dyed";
  /** A text with a break after each line. A test names a line of more than thirteen characters. */
  headline: string;
  /** How many lines at its end lie in a lane each. */
  lanes?: 1 | 2;
  /** Threads that cross the lane next to the headline: for a title on a phone only, where the drawing is elsewhere. */
  emblem?: EmblemOf | undefined;
  /** Bars are empty `i` elements; words are real text, read in place. By default the lane alone. */
  drawing?: ReactNode;
  /** Says in one sentence what the drawing shows, if the text next to it does not. */
  caption?: string;
  /** Places the words below the lane, where their width and the air below them do not say enough. */
  words?: string | undefined;
  /** These words: the lede and the calls to action. */
  children: ReactNode;
  /** The margin in which the lane leaves a page's top; on a phone the right one. Without it, the drawing ends otherwise. */
  leaves?: "left" | "right" | undefined;
  /** The payment is settled in the drawing. */
  settles?: boolean;
  /** The content that the drawing runs through, below the calls to action. */
  after?: ReactNode;
}

/** A heading that lies on a drawing: the top of a page, or its closing. */
export function Stage(props: StageProps) {
  const { level = 1, topic, className = "", ground = "cotton", headline, lanes = 1 } = props;
  const { emblem, drawing = lane, caption, words = "", children, after, leaves, settles } = props;
  const Heading = `h${level}` as const;
  const lines = headline.split("\n");
  const inLanes = lines.splice(-lanes);
  return (
    <section
      className={`${grounds[ground] ?? ""} ${styles.stage} ${wayFrom(leaves === "left", settles)}`}
    >
      <div
        className={`wrap ${styles.frame} ${leaves ? styles.leaves : ""} ${leaves === "left" ? styles.left : ""} ${className}`}
        data-letters={Math.max(...inLanes.map((line) => line.length))}
      >
        {topic && <p className={`label ${styles.topic}`}>{topic}</p>}
        <div className={level === 1 ? `${styles.head} ${styles.title}` : styles.head}>
          <Heading className={`headline ${styles.heading}`}>
            {lines.map((line) => (
              <span key={line} role="none">
                {line.endsWith("-") ? line : `${line} `}
              </span>
            ))}
            {inLanes.map((line, index) => (
              <span
                key={line}
                role="none"
                className={index === 0 ? `${styles.word} ${styles.first}` : styles.word}
                data-lane={level === 1 ? "" : undefined}
              >
                {`${line} `}
              </span>
            ))}
          </Heading>
          {emblem && <Emblem of={emblem} />}
        </div>
        {caption ? (
          <figure className={`at-once ${styles.drawing}`} aria-label={caption}>
            {drawing}
          </figure>
        ) : (
          <div className={`at-once ${styles.drawing}`}>{drawing}</div>
        )}
        <div className={`${styles.words} ${words}`.trim()}>{children}</div>
        {after}
        {leaves && (
          <i
            className={`screen ${styles.turn} ${settles ? bar.green : bar.orange} ${level === 1 ? falling : ""}`}
          />
        )}
      </div>
    </section>
  );
}
