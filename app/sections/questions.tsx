import { Children, type ReactElement, type ReactNode } from "react";
import { t } from "#words";
import { LoneLink } from "../ui/link.tsx";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";

export interface QuestionsProps {
  title: string;
  /** At least four: fewer make no section, and their answers go into the text that they belong to. */
  children: [ReactElement, ReactElement, ReactElement, ReactElement, ...ReactElement[]];
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/** The questions that are asked before writing. Each opens on its own, without a script; the first one is open. At most one list on a page. */
export function Questions({ title, terms, children }: QuestionsProps) {
  return (
    <Quiet id="questions" title={title}>
      <div className={styles.questions}>
        {Children.map(children, (question, index) => (
          <details open={index === 0}>{question}</details>
        ))}
      </div>
      {terms && (
        <p className={styles.terms}>
          <LoneLink href="/solutions#terms">{t`Payment terms in plain words`}</LoneLink>
        </p>
      )}
    </Quiet>
  );
}

export function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <>
      <summary>{asked}</summary>
      <p className="soft">{rich(children)}</p>
    </>
  );
}
