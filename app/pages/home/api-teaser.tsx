import { brand } from "../../content/brand.ts";
import { claims, figure } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Actions, DocumentationAction } from "../../sections/actions.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./api-teaser.module.css";
import { RequestTabs } from "./request-tabs.tsx";

const facts = [
  { figure: figure(claims.endpoints), of: claims.endpoints.of },
  { figure: `${atStart(many.sdks)} SDKs`, of: "from Python to mobile" },
];

export function ApiTeaser() {
  return (
    <section className={styles.quiet}>
      <div className={`wrap g12 ${styles.teaser}`}>
        <div className={styles.head}>
          <h2>Send a payment request</h2>
          <p className="soft">
            Illustrative. See it{" "}
            <Link href="/api-documentation">{`in curl and ${many.languages} languages`}</Link>, and
            test in the <Link href="/sandbox">sandbox</Link>.
          </p>
        </div>
        <ErrorBoundary>
          <RequestTabs />
        </ErrorBoundary>
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
