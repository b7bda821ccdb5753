import { Trans, t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { aboutNumber } from "../../content/links.ts";
import { samplePayment } from "../../content/sample.ts";
import { type SdkPage, sdks } from "../../content/sdks.ts";
import { Question, Questions } from "../../sections/questions.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link, LinkText, linkTarget } from "../../ui/link.tsx";
import styles from "./sdks-libraries.module.css";

export default function SdksLibraries() {
  return (
    <>
      <SdksHero />
      <Pieces />
      <SdkQuestions />
      <Closing
        emblem="/sdks-libraries"
        headline={t`Start with\nan SDK`}
        lede={t`Then follow the [Integration checklist](/api-documentation#checklist).`}
        turn={10}
        label={t`Contact Support`}
        about={t`SDK support`}
      />
    </>
  );
}

const { languages } = many;

function SdkQuestions() {
  return (
    <Questions title={t`Questions about the SDKs`}>
      <Question asked={t`Do we need an SDK?`}>
        {t`No. You can call the API over HTTP: [API Documentation](/api-documentation) shows one request in curl and ${languages} languages.`}
      </Question>
      <Question asked={t`What does every SDK bring?`}>
        <Rows>
          <Row
            term={t`Pre-built components`}
          >{t`Ready-made parts, so that you write less code.`}</Row>
          <Row term={t`Type safety`}>{t`Types catch mismatched fields.`}</Row>
          <Row term={t`Built-in best practices`}>{t`Recommended practice is in the code.`}</Row>
          <Row term={t`Regular updates`}>{t`Each SDK is updated regularly.`}</Row>
        </Rows>
      </Question>
      <Question asked={t`How do we install one?`}>
        {t`Open the documentation page of your language.`}
      </Question>
      <Question asked={t`Can we use it in the sandbox?`}>
        {t`Yes. The [sandbox](/sandbox) gives full API access with test credentials.`}
      </Question>
      <Question asked={t`What if our language is missing?`}>
        {t`Call the API over HTTP, or [tell us which language you need](ask:An SDK for our language).`}
      </Question>
    </Questions>
  );
}

/**
 * How a language writes named values as plain data, without calls or types of any SDK: `name` gives the text before a
 * field's value, and `last` is the text after the last value; a comma follows the others.
 */
const snippet = (
  open: string,
  name: (field: string) => string,
  last: "" | ",",
  close: string,
  quote = '"',
) => ({ open, name, last, close, quote });
type Snippet = ReturnType<typeof snippet>;

const bare = (field: string) => `  ${field}: `;
const quoted = (field: string) => `    "${field}": `;
/** Values are in one column, as gofmt aligns them. */
const aligned = (field: string) => quoted(field).padEnd(quoted("currency").length);

/** By the SDK's documentation page, which does not compile without; the mobile SDKs speak two languages, Swift and Kotlin. */
const snippets: Readonly<Record<SdkPage, readonly Snippet[]>> = {
  python: [snippet("payment = {", quoted, ",", "}")],
  java: [snippet("var payment = Map.of(", (field) => `    "${field}", `, "", ");")],
  nodejs: [snippet("const payment = {", bare, ",", "};")],
  php: [snippet("$payment = [", (field) => `    '${field}' => `, ",", "];", "'")],
  ruby: [snippet("payment = {", bare, "", "}")],
  go: [snippet("payment := map[string]any{", aligned, ",", "}")],
  react: [snippet("export const payment = {", bare, ",", "};")],
  mobile: [
    snippet("let payment: [String: Any] = [", quoted, ",", "]"),
    snippet("val payment = mapOf(", (field) => `    "${field}" to `, ",", ")"),
  ],
};

const count = many.sdks;

/** Each piece is as long as its own code. */
function Pieces() {
  return (
    <Section
      title={t`One request, ${count} SDKs`}
      lede={t`The same three fields as plain data. Each SDK’s own calls are in its documentation.`}
    >
      <ul className={styles.pieces}>
        {sdks.map(({ name, docs, fullName = name }, index) => {
          const href = docsUrl(docs);
          return (
            <li key={docs} className={isDyed(index) ? `dyed ${styles.piece}` : styles.piece}>
              <h3 className="type-3">
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

function Code({ open, name, quote, last, close }: Snippet) {
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

/** The lane goes under a band for each SDK and comes out as the same number of threads. */
function SdksHero() {
  return (
    <Hero
      className={styles.hero}
      leaves="left"
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
                    <Icon name="out" />
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      }
      lede={t`A software development kit (SDK) is ready-made code that calls our API. Choose your language and open its documentation.`}
    />
  );
}
