import { brand } from "../../content/brand.ts";
import { claims, figure } from "../../content/claims.ts";
import { samplePayment } from "../../content/sample.ts";
import { sdks } from "../../content/sdks.ts";
import { Actions, DocumentationAction } from "../../sections/actions.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Strip } from "../../weave/strip.tsx";
import styles from "./api-teaser.module.css";

const facts = [
  { figure: figure(claims.endpoints), of: claims.endpoints.of },
  { figure: figure(claims.response), of: claims.response.of },
  { figure: "Eight SDKs", of: sdks.map(({ name }) => name).join(", ") },
];

const fields = Object.entries(samplePayment.body);

export function ApiTeaser() {
  return (
    <section className="sec">
      <div className={`wrap g12 ${styles.teaser}`}>
        <div className={styles.head}>
          <h2>Three fields. One payment.</h2>
          <p className="lede soft">
            An amount, a currency, a method. Illustrative request; test it in the sandbox and go
            live by switching to production keys.
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
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
        <div className={styles.text}>
          <dl>
            {facts.map(({ figure, of }) => (
              <div key={figure}>
                <dt>{figure}</dt>
                <dd>{of}</dd>
              </div>
            ))}
          </dl>
          <Actions>
            <DocumentationAction variant="default" />
            <ButtonLink size="lg" variant="link" href={brand.appUrl}>
              Start Integration
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </section>
  );
}
