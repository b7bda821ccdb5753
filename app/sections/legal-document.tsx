import type { ReactNode } from "react";
import { Trans, t } from "#words";
import { brand } from "../content/brand.ts";
import { routeOf } from "../content/pages.ts";
import type { LegalPath } from "../content/paths.ts";
import { addressOf, inEnglish, isOriginal } from "../content/spoken.ts";
import { Twill } from "../weave/twill.tsx";
import { LegalContents, OpenContents } from "./legal-contents.tsx";
import styles from "./legal-document.module.css";
import { PageHead } from "./page-head.tsx";
import { rich } from "./rich.tsx";
import { way } from "./way.ts";

/** A section of a legal text. */
export const section = (
  id: string,
  heading: string,
  /** In order. A clause's address is made from its key, so it survives renumbering. */
  clauses: Readonly<Record<string, ReactNode>>,
) => ({ id, heading, clauses });

const notBinding: Readonly<Record<LegalPath, string>> = {
  "/privacy-policy": t`This summary is not part of the policy and is not binding.`,
  "/terms-of-service": t`This summary is not part of the terms and is not binding.`,
  "/security-compliance": t`This summary is not part of the statement and is not binding.`,
};

interface LegalDocumentProps {
  path: LegalPath;
  /** Below the title: the effective date, or the subject. */
  note: string;
  /** Three to five sentences. */
  summary: readonly string[];
  sections: readonly ReturnType<typeof section>[];
  /** Shown in the head. */
  children?: ReactNode;
  /** A section below the text, and its entry in the contents. */
  after?: { readonly id: string; readonly heading: string; readonly content: ReactNode };
}

/** A text to read, cite and print: every section and clause has a number and an address. */
export function LegalDocument({
  path,
  note,
  summary,
  sections,
  children,
  after,
}: LegalDocumentProps) {
  return (
    <>
      <PageHead title={routeOf(path).name}>
        <p className="soft">{note}</p>
        <p className={styles.address}>{brand.siteOrigin + addressOf(path)}</p>
        {!isOriginal && (
          <p className="soft">
            <Trans>
              This translation is for information:{" "}
              <a hrefLang={inEnglish} href={path}>
                the English text
              </a>{" "}
              alone binds.
            </Trans>
          </p>
        )}
        {children}
      </PageHead>
      <OpenContents />
      <div className={way()}>
        <div className={`wrap g12 ${styles.document}`}>
          <LegalContents
            entries={after ? [...sections, after] : sections}
            numbered={sections.length}
          />
          <article className={styles.text}>
            <section className={`card ${styles.short}`} aria-label={t`In short`}>
              <p>
                <b>{t`In short.`}</b>
                {` ${notBinding[path]}`}
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
                  <Permalink id={id} number={`${s + 1}`} />
                  <h2 className="type-3" id={id}>
                    {heading}
                  </h2>
                </div>
                <ol>
                  {Object.entries(clauses).map(([key, clause], c) => (
                    <li key={key} id={`${id}-${key}`}>
                      <Permalink id={`${id}-${key}`} number={`${s + 1}.${c + 1}`} /> {rich(clause)}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </article>
        </div>
      </div>
      {after?.content}
      <Twill turn={12} />
    </>
  );
}

/** Links to a section or clause from its number. No stop on the way with Tab: there are dozens, and the contents lead to each section. */
function Permalink({ id, number }: { id: string; number: string }) {
  return (
    <a className={styles.permalink} href={`#${id}`} tabIndex={-1}>
      {number}
    </a>
  );
}
