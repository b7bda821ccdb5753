import type { ReactNode } from "react";
import { rich } from "./rich.tsx";
import styles from "./section.module.css";
import { type Way, way } from "./way.ts";

interface SectionProps extends Way {
  /** Of its heading, if it begins with one, and what stands opposite. */
  title?: string;
  id?: string | undefined;
  lede?: string;
  children: ReactNode;
  /** Fully dyed cloth: at most one section per page. */
  dyed?: boolean;
}

/** One strip of a page. Clips what overflows the page. */
export function Section({ title, id, lede, children, dyed, ...rest }: SectionProps) {
  return (
    <section className={`sec ${dyed ? "dyed" : ""} ${styles.section} ${way(rest)}`}>
      <div className="wrap">
        {title && (
          <SectionHead title={title} id={id}>
            {lede && <p className="lede soft">{rich(lede)}</p>}
          </SectionHead>
        )}
        {children}
      </div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  /** On the heading, because a screen reader reads an anchor's target. */
  id?: string | undefined;
  /** Shown opposite the title: a lede or actions. */
  children?: ReactNode;
}

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={`g12 flow ${styles.head}`}>
      <h2 className="h1" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
