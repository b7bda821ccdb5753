import { Fragment, type ReactNode } from "react";
import { t } from "#words";
import { samplePayment } from "../content/sample.ts";
import { inEnglish } from "../content/spoken.ts";
import { Strip } from "../weave/strip.tsx";
import styles from "./sample-request.module.css";

const fields = Object.entries(samplePayment.body);

interface SampleProps {
  /** Names the subject of the sample. */
  label: string;
  /** For longer samples. */
  small?: boolean;
  /** A page's own layout. */
  className?: string | undefined;
  children: ReactNode;
}

/** A code sample on the strip of the sample payment's currency. */
export function Sample({ label, small, className = "", children }: SampleProps) {
  return (
    <section
      className={`dyed ${styles.code} ${small ? styles.small : className}`.trim()}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <span className={styles.strip}>
        <Strip currency={samplePayment.body.currency} />
      </span>
      <pre lang={inEnglish} translate="no">
        <code>{children}</code>
      </pre>
    </section>
  );
}

/** The illustrative request as text: every line is an element, which a page may set by its name. */
export function SampleRequest({ className }: { className?: string | undefined }) {
  return (
    <Sample label={t`Illustrative request`} className={className}>
      <b>{samplePayment.method}</b>
      {` ${samplePayment.path}\n`}
      <span data-line="blank" aria-hidden="true">
        {"\n"}
      </span>
      <span>{"{"}</span>
      {"\n"}
      {fields.map(([field, value], i) => (
        <Fragment key={field}>
          <span data-line={field}>
            <em>{`  "${field}": `}</em>
            <i>{JSON.stringify(value)}</i>
            {i < fields.length - 1 && ","}
          </span>
          {"\n"}
        </Fragment>
      ))}
      <span>{"}"}</span>
    </Sample>
  );
}
