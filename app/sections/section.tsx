import type { ReactNode } from "react";
import styles from "./section.module.css";
import { type Way, way } from "./way.ts";

interface SectionProps extends Way {
  children: ReactNode;
  /** Fully dyed cloth: at most one section per page. */
  dyed?: boolean;
}

/** One strip of a page. Clips what overflows the page. */
export function Section({ children, dyed, ...rest }: SectionProps) {
  return (
    <section className={`sec ${dyed ? "dyed" : ""} ${styles.section} ${way(rest)}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  /** On the heading, because a screen reader reads an anchor's target. */
  id?: string;
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
