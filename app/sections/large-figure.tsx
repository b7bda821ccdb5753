import type { ReactNode } from "react";
import { claims } from "../content/claims.ts";
import { atStart } from "../content/in-words.ts";
import { inDigits } from "../content/spoken.ts";
import styles from "./large-figure.module.css";
import { rich } from "./rich.tsx";

interface LargeFigureProps {
  of: "complianceCountries" | "currencies";
  children: ReactNode;
}

/** A figure as large as the page, and its meaning. So large, "at least" is a plus in every language. */
export function LargeFigure({ of, children }: LargeFigureProps) {
  const { figure, of: counted, value } = claims[of];
  return (
    <div className={`g12 ${styles.large}`}>
      <p className="num" aria-hidden="true">
        {`${inDigits(value)}+`}
      </p>
      <div>
        <h2>
          <span className="sr">{`${atStart(figure)} `}</span>
          {counted}
        </h2>
        <p className="lede soft">{rich(children)}</p>
      </div>
    </div>
  );
}
