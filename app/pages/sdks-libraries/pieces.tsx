import { Trans, t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { many } from "../../content/counts.ts";
import { aboutNumber } from "../../content/links.ts";
import { samplePayment } from "../../content/sample.ts";
import { sdks } from "../../content/sdks.ts";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link, LinkText, linkTarget } from "../../ui/link.tsx";
import styles from "./pieces.module.css";
import { type Snippet, snippets } from "./snippets.ts";

const count = many.sdks;

/** Each piece is as long as its own code. */
export function Pieces() {
  return (
    <Section>
      <SectionHead title={t`One request, ${count} SDKs`}>
        <p className="lede soft">
          {t`The same three fields as plain data. Each SDK’s own calls are in its documentation.`}
        </p>
      </SectionHead>
      <ul className={styles.pieces}>
        {sdks.map(({ name, docs, fullName = name }, index) => {
          const href = docsUrl(docs);
          return (
            <li key={docs} className={isDyed(index) ? `dyed ${styles.piece}` : styles.piece}>
              <h3>
                <a {...linkTarget(href)}>
                  <LinkText href={href}>
                    <span translate={fullName === name ? "no" : undefined}>{fullName}</span>
                  </LinkText>
                </a>
                <Icon name="out" />
              </h3>
              <div className={styles.code} aria-hidden="true">
                {snippets[docs].map((snippet) => (
                  <Code key={snippet.open} {...snippet} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={`label ${styles.caption}`}>
        <Trans>
          <Link lone href={aboutNumber("sdks")}>
            What “{count} SDKs” counts
          </Link>
        </Trans>
      </p>
    </Section>
  );
}

/** Dyed and plain pieces alternate along the rows; the second row begins as the first one ends, with a dyed piece. */
const isDyed = (index: number) => (index < 2 ? index === 1 : index % 2 === 0);

const fields = Object.entries(samplePayment.body);

function Code({ open, name, quote = '"', last, close }: Snippet) {
  return (
    <pre translate="no">
      <code>
        {`${open}\n`}
        {fields.map(([field, value], i) => (
          <span key={field}>
            {name(field)}
            <b>{typeof value === "number" ? value : `${quote}${value}${quote}`}</b>
            {`${i < fields.length - 1 ? "," : last}\n`}
          </span>
        ))}
        {close}
      </code>
    </pre>
  );
}
