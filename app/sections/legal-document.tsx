import { Fragment, type ReactNode } from "react";
import { brand } from "../content/brand.ts";
import type { Path } from "../content/paths.ts";
import { LegalContents, OpenContents } from "./legal-contents.tsx";
import styles from "./legal-document.module.css";
import { PageHead } from "./page-head.tsx";
import { Woven } from "./woven.tsx";

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  /** In order. A clause's address is made from its key, so it survives renumbering. */
  readonly clauses: Readonly<Record<string, ReactNode>>;
}

interface LegalDocumentProps {
  path: Path;
  title: string;
  /** Below the title: when the text takes effect, or what it is about. */
  note: string;
  /** What the summary says that it is not part of. */
  kind: "policy" | "terms" | "statement";
  /** Three to five sentences. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  /** Shown in the head. */
  children?: ReactNode;
  /** A section below the text, and its entry in the contents. */
  after?: { readonly id: string; readonly heading: string; readonly content: ReactNode };
}

/** A text to read, cite and print: every section and clause has a number and an address. */
export function LegalDocument({
  path,
  title,
  note,
  kind,
  summary,
  sections,
  children,
  after,
}: LegalDocumentProps) {
  return (
    <Woven end>
      <PageHead title={title}>
        <p className="soft">{note}</p>
        <p className={styles.address}>{brand.siteOrigin + path}</p>
        {children}
      </PageHead>
      {/* One part, in which the bar sticks to whatever follows in `main`. */}
      <Fragment key="text">
        <OpenContents />
        <div className={`wrap g12 ${styles.document}`}>
          <LegalContents
            entries={after ? [...sections, after] : sections}
            numbered={sections.length}
          />
          <article className={styles.text}>
            <section className={styles.short} aria-label="In short">
              <p>
                <b>In short.</b>
                {` This summary is not part of the ${kind} and is not binding.`}
              </p>
              <ul>
                {summary.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
            {sections.map(({ id, heading, clauses }, s) => (
              <section key={id} className={styles.section}>
                <div className={styles.head}>
                  <Permalink id={id} to={heading} number={`${s + 1}`} />
                  <h2 id={id}>{heading}</h2>
                </div>
                <ol>
                  {Object.entries(clauses).map(([key, clause], c) => (
                    <li key={key} id={`${id}-${key}`}>
                      <Permalink id={`${id}-${key}`} to={heading} number={`${s + 1}.${c + 1}`} />{" "}
                      {clause}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </article>
        </div>
      </Fragment>
      {after?.content}
    </Woven>
  );
}

/** Links to a section or clause from its number, which its name includes: a counter would not. */
function Permalink({ id, to, number }: { id: string; to: string; number: string }) {
  return (
    <a className={styles.permalink} href={`#${id}`}>
      <span className="sr">{`Link to: ${to} `}</span>
      {number}
    </a>
  );
}
