import { t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { samplePayment } from "../../content/sample.ts";
import { sdks } from "../../content/sdks.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import { LinkText, linkTarget } from "../../ui/link.tsx";
import styles from "./sdks-hero.module.css";
import { fieldName } from "./snippets.ts";

/** The lane goes under a band for each SDK and comes out as the same number of threads. */
export function SdksHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      headline={t`${{ count: atStart(many.sdks) }} SDKs,\none API`}
      emblem="/sdks-libraries"
      drawing={<i className={bar.lane} />}
      after={
        <ul className={styles.bands}>
          {sdks.map(({ name, docs }, index) => {
            const href = docsUrl(docs);
            return (
              <li key={docs} className={index % 2 ? warp.dye4 : warp.dye1}>
                <a {...linkTarget(href)}>
                  <span className="num">
                    <LinkText href={href}>
                      <span translate="no">{name}</span>
                    </LinkText>
                  </span>{" "}
                  <code aria-hidden="true" translate="no">
                    {`${fieldName(docs, "amount")} `}
                    <b>{samplePayment.body.amount}</b>
                  </code>
                </a>
              </li>
            );
          })}
        </ul>
      }
    >
      <p className="lede">
        {t`A software development kit (SDK) is ready-made code that calls our API. Choose your language and open its documentation.`}
      </p>
      <Actions>
        <StartAction label={t`Start Integration`} />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
