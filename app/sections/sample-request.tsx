import { samplePayment } from "../content/sample.ts";
import { Strip } from "../weave/strip.tsx";
import styles from "./sample-request.module.css";

const fields = Object.entries(samplePayment.body);

/** The illustrative request as text, on the strip of its currency. */
export function SampleRequest() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={`dyed ${styles.code}`} aria-label="Illustrative request" tabIndex={0}>
      <span className={styles.strip}>
        <Strip currency={samplePayment.body.currency} />
      </span>
      <pre>
        <code>
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
        </code>
      </pre>
    </section>
  );
}
