import type { ReactNode } from "react";
import type { DocsPage } from "../content/brand.ts";
import { Emblem } from "../weave/emblem.tsx";
import type { EmblemOf } from "../weave/emblems.ts";
import { falling, thrown } from "../weave/lane.tsx";
import { Twill } from "../weave/twill.tsx";
import { Actions, ContactAction, DocumentationAction, StartAction } from "./actions.tsx";
import "./closing.later.css";
import closingStyles from "./closing.module.css";
import { rich } from "./rich.tsx";
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

interface StageProps {
  /** A page's title, which it is by default, or the heading of its closing. */
  level?: 1 | 2;
  /** Names the subject, above a title that does not. */
  topic?: string;
  /** Sets the ruler's inputs (see the stylesheet) on the frame. */
  className?: string | undefined;
  /** Fully dyed cloth. Casings have its colour. */
  dyed?: boolean;
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
  const { level = 1, topic, className = "", dyed = false, headline, lanes = 1 } = props;
  const { emblem, drawing = lane, caption, words = "", children, after, leaves, settles } = props;
  const Heading = `h${level}` as const;
  const lines = headline.split("\n");
  const inLanes = lines.splice(-lanes);
  return (
    <section
      className={`${dyed ? "dyed" : ""} ${styles.stage} ${wayFrom(leaves === "left", settles)}`}
    >
      <div
        className={`wrap ${styles.frame} ${leaves ? styles.leaves : ""} ${leaves === "left" ? styles.left : ""} ${className}`}
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

interface HeroProps extends Omit<StageProps, "children"> {
  lede: ReactNode;
  /** The first call to action. */
  first?: ReactNode;
  /** The second one leads to the contact form: its subject, and the words of the link. */
  about?: string;
  label?: string | undefined;
  /** Without a subject, it opens the documentation, at this page. */
  docs?: DocsPage;
}

/** A stage whose words are a sentence and two calls to action. */
export function Hero({ lede, first = <StartAction />, about, label, docs, ...stage }: HeroProps) {
  return (
    <Stage {...stage}>
      <p className="lede">{rich(lede)}</p>
      <Actions>
        {first}
        {about ? (
          <ContactAction about={about} label={label} />
        ) : (
          <DocumentationAction page={docs} />
        )}
      </Actions>
    </Stage>
  );
}

interface ClosingProps extends Pick<HeroProps, "headline" | "lede" | "first" | "label"> {
  /** The page's sign, which the lane crosses. */
  emblem: EmblemOf;
  /** The last of the twelve columns, from 0, in which the lane turns down. On a phone that is the margin. */
  turn?: 10 | 11;
  /** The page's own subject of a message. */
  about: string;
  /** On a wide screen, two lines and the page's sign instead of one line in the lane. */
  large?: boolean;
}

/** The last call to action of a page: the lane crosses the page's sign, turns down, and enters the cloth above the footer. */
export function Closing({ emblem, turn = 11, large, ...hero }: ClosingProps) {
  return (
    <>
      <Hero
        {...hero}
        level={2}
        className={`screen ${closingStyles.closing} ${large ? closingStyles.large : closingStyles.short}`}
        words={closingStyles.words}
        emblem={emblem}
        drawing={
          <>
            <i className={`across ${closingStyles.in} ${turn < 11 ? closingStyles.early : ""}`} />
            <svg className={`${bar.cased} ${closingStyles.lane}`} {...column} aria-hidden="true">
              <path d={`M-12 0H${turn + 1}V1H-12z`} />
            </svg>
            <svg className={closingStyles.drop} {...column} aria-hidden="true">
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
