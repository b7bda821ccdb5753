import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  children: ReactNode;
  /** Fully dyed cloth: at most one section per page. */
  dyed?: boolean;
}

/** One strip of a page. */
export function Section({ children, dyed }: SectionProps) {
  return (
    <section className={dyed ? "sec dyed" : "sec"}>
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  id?: string;
  /** Stands opposite the title: a lede or actions. */
  children?: ReactNode;
}

export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className={`g12 ${styles.head}`}>
      <h2 className="h1" id={id}>
        {title}
      </h2>
      {children}
    </div>
  );
}
