import type { ReactNode } from "react";
import styles from "./quiet.module.css";
import { type Way, way } from "./way.ts";

interface QuietProps extends Way {
  title: ReactNode;
  /** Of the heading. */
  id?: string;
  /** Below the title. */
  lede?: ReactNode;
  /** Below the lede. */
  under?: ReactNode;
  /** Lays the content out below the words, in the full width, instead of next to them. */
  wide?: boolean;
  /** Fully dyed cloth: at most one section per page. */
  dyed?: boolean | undefined;
  children: ReactNode;
  /** Below the content. */
  after?: ReactNode;
}

/** A section that does not raise its voice: a smaller heading and less air than `Section`. */
export function Quiet({
  title,
  id,
  lede,
  under,
  wide,
  dyed,
  children,
  after,
  ...rest
}: QuietProps) {
  return (
    <section className={`${dyed ? "dyed" : ""} ${styles.quiet} ${way(rest)}`}>
      <div className={wide ? `wrap flow ${styles.stack}` : `wrap g12 flow ${styles.pair}`}>
        <div>
          <h2 className="quiet" id={id}>
            {title}
          </h2>
          {lede && <p className="soft">{lede}</p>}
          {under}
        </div>
        <div>{children}</div>
        {after}
      </div>
    </section>
  );
}
