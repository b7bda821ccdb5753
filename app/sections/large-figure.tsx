import type { ReactNode } from "react";
import styles from "./large-figure.module.css";

interface LargeFigureProps {
  figure: string;
  /** Its meaning, read after the figure. */
  title: string;
  children: ReactNode;
}

/** A figure as large as the page, and its meaning. */
export function LargeFigure({ figure, title, children }: LargeFigureProps) {
  return (
    <div className={`g12 ${styles.large}`}>
      <p className="num" aria-hidden="true">
        {figure}
      </p>
      <div>
        <h2>
          <span className="sr">{`${figure} `}</span>
          {title}
        </h2>
        <p className="lede soft">{children}</p>
      </div>
    </div>
  );
}
