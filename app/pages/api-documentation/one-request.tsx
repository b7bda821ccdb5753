import { docsUrl } from "../../content/brand.ts";
import { samplePayment } from "../../content/sample.ts";
import { CodeTabs } from "../../sections/code-tabs.tsx";
import { Section } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Link } from "../../ui/link.tsx";
import { Warps } from "../../weave/warps.tsx";
import styles from "./one-request.module.css";

const { amount, currency, method } = samplePayment.body;

const fields = [
  {
    name: "amount",
    value: amount,
    text: (
      <>
        The payment amount. For units, see the{" "}
        <Link href={docsUrl("reference")}>API Reference</Link>.
      </>
    ),
  },
  {
    name: "currency",
    value: currency,
    text: "The currency of the amount.",
  },
  { name: "method", value: method, text: "The payment method." },
] as const;

export function OneRequest() {
  return (
    <Section>
      <h2 className="sr">Illustrative request</h2>
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
