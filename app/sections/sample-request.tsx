import type { ReactNode } from "react";
import { samplePayment } from "../content/sample.ts";
import { Strip } from "../weave/strip.tsx";
import styles from "./sample-request.module.css";

const fields = Object.entries(samplePayment.body);

interface SampleProps {
  /** Names what it is a sample of. */
  label: string;
  /** For longer samples. */
  small?: boolean;
  children: ReactNode;
}

/** A code sample on the strip of the sample payment's currency. */
export function Sample({ label, small, children }: SampleProps) {
  return (
    <section
      className={small ? `dyed ${styles.code} ${styles.small}` : `dyed ${styles.code}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <span className={styles.strip}>
        <Strip currency={samplePayment.body.currency} />
      </span>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}

/** The illustrative request as text. */
export function SampleRequest() {
  return (
    <Sample label="Illustrative request">
      <b>{samplePayment.method}</b>
      {` ${samplePayment.path}\n\n`}
      <span>{"{"}</span>
      {fields.map(([field, value], i) => (
        <span key={field}>
          <em>{`\n  "${field}": `}</em>
          <i>{JSON.stringify(value)}</i>
          {i < fields.length - 1 && ","}
        </span>
      ))}
      <span>{"\n}"}</span>
    </Sample>
  );
}
