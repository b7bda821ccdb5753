import { t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { samplePayment } from "../../content/sample.ts";
import { Island } from "../../islands/island.tsx";
import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import CodeTabs from "../../sections/code-tabs.island.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import styles from "./api-hero.module.css";

const texts = {
  amount: rich(
    t`The payment amount. For units, see the [API Reference](${{ address: docsUrl("reference") }}).`,
  ),
  currency: t`The currency of the amount.`,
  method: t`The payment method.`,
};

const fields = (["amount", "currency", "method"] as const).map((field) => ({
  term: `${field}: ${JSON.stringify(samplePayment.body[field])}`,
  text: texts[field],
}));

/** The request lies on the lane, which is its amount, and goes on out of it. */
export function ApiHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      words={styles.words}
      headline={t`API\ndocumentation`}
      emblem="/api-documentation"
      drawing={<i className={`${bar.lane} ${bar.cased}`} />}
      after={
        <>
          <div className={styles.request}>
            <h2 className="sr">{t`Illustrative request`}</h2>
            <Island of={CodeTabs} wake="idle" with={{ className: styles.drawn }} />
          </div>
          <dl className={`flow ${styles.fields}`}>
            {fields.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="soft small">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <p className="lede">
        {rich(
          t`An API with [](claim:endpoints): reference, guides, code examples and changelog on our documentation site.`,
        )}
      </p>
      <Actions>
        <DocumentationAction variant="default" />
        <ContactAction about={t`API support`} label={t`Contact Support`} />
      </Actions>
    </Stage>
  );
}
