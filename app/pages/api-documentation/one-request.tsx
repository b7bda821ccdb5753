import { samplePayment } from "../../content/sample.ts";
import { CodeTabs } from "../../sections/code-tabs.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Warps } from "../../weave/warps.tsx";
import styles from "./one-request.module.css";

const { amount, currency, method } = samplePayment.body;

const fields = [
  { name: "amount", value: amount, text: "What moves: the red thread." },
  {
    name: "currency",
    value: currency,
    text: "What it is counted in.",
  },
  { name: "method", value: method, text: "How it is paid." },
] as const;

export function OneRequest() {
  return (
    <Section>
      <SectionHead title="One request, three fields">
        <p className="lede soft">
          The same request as text, as code and as a drawing. All three are illustrative.
        </p>
      </SectionHead>
      <div className={styles.request}>
        <ErrorBoundary>
          <CodeTabs />
        </ErrorBoundary>
        <div className={styles.drawing} aria-hidden="true">
          <Warps warps={[{ label: "currency", currency }, { label: "method" }]} />
          <b>amount</b>
        </div>
        <dl>
          {fields.map(({ name, value, text }) => (
            <div key={name}>
              <dt>
                {`${name}: `}
                <code>{JSON.stringify(value)}</code>
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
