import { t } from "#words";
import { type DocsPage, docsUrl } from "../../content/brand.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { linkTarget, NewTabCue } from "../../ui/link.tsx";
import styles from "./places.module.css";

const places: readonly { name: string; text: string; page: DocsPage }[] = [
  {
    name: t`API Reference`,
    text: t`Each endpoint, one by one.`,
    page: "reference",
  },
  { name: t`Integration Guides`, text: t`How to build your integration.`, page: "guides" },
  { name: t`Code Examples`, text: t`Code to read, copy and change.`, page: "examples" },
  { name: t`Changelog`, text: t`What has changed in the API.`, page: "changelog" },
];

export function Places() {
  return (
    <Section dyed>
      <SectionHead title={t`Where to start`} />
      <ul className={styles.places}>
        {places.map(({ name, text, page }) => {
          const href = docsUrl(page);
          return (
            <li key={page}>
              <a {...linkTarget(href)}>
                <h3>
                  {name}
                  <NewTabCue href={href} />
                </h3>
                <p className="soft">{text}</p>
                <Icon name="out" />
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
