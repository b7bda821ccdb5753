import { brand } from "../content/brand.ts";
import styles from "./without-scripts.module.css";

interface WithoutScriptsProps {
  /** What does not work, as the subject of a sentence: "Sending". */
  what: string;
  /** What the visitor need not fear for. */
  children?: string;
}

/** Stands beside what only works with scripts, where there are none or they have not arrived. */
export function WithoutScripts({ what, children }: WithoutScriptsProps) {
  return (
    <p className={styles.note} role="status">
      {`${what} needs JavaScript, which is off or has not arrived. ${children ?? ""} `}
      {brand.helloMailbox && (
        <>
          {"Write to "}
          <a href={`mailto:${brand.helloMailbox}`}>{brand.helloMailbox}</a>
          {" instead."}
        </>
      )}
    </p>
  );
}
