import { t } from "#words";
import { brand } from "../../content/brand.ts";
import { claims } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { Island } from "../../islands/island.tsx";
import { Actions, DocumentationAction } from "../../sections/actions.tsx";
import { rich } from "../../sections/rich.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import styles from "./api-teaser.module.css";
import RequestTabs from "./request-tabs.island.tsx";

const { languages } = many;

const facts = [
  { figure: atStart(claims.endpoints.figure), of: claims.endpoints.of },
  { figure: t`${{ count: atStart(many.sdks) }} SDKs`, of: t`from Python to mobile` },
];

export function ApiTeaser() {
  return (
    <section className={styles.section}>
      <div className={`wrap g12 ${styles.teaser}`}>
        <div className={styles.head}>
          <h2 className="quiet">{t`Send a payment request`}</h2>
          <p className="soft">
            {rich(
              t`See it [in curl and ${languages} languages](/api-documentation), and use the [sandbox](/sandbox) to test.`,
            )}
          </p>
        </div>
        <Island of={RequestTabs} wake="near" />
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
              {t`Start Integration`}
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </section>
  );
}
