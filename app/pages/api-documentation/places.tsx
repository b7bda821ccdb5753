import { type DocsPage, docsUrl } from "../../content/brand.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { linkTarget, NewTabCue } from "../../ui/link.tsx";
import styles from "./places.module.css";

const places: readonly { name: string; text: string; page: DocsPage }[] = [
  {
    name: "API Reference",
    text: "Endpoint by endpoint.",
    page: "reference",
  },
  { name: "Integration Guides", text: "How the parts go together.", page: "guides" },
  { name: "Code Examples", text: "To read, copy and change.", page: "examples" },
  { name: "Changelog", text: "What changed.", page: "changelog" },
];

export function Places() {
  return (
    <Section dyed>
      <SectionHead title="Where it is written">
        <p className="lede soft">{`${atStart(inWords(places.length))} places on the documentation site.`}</p>
      </SectionHead>
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
