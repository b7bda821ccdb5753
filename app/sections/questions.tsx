import type { ReactNode } from "react";
import { t } from "#words";
import { LoneLink } from "../ui/link.tsx";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/** At least four: fewer make no section, and their answers stand in the text that they belong to. */
export type QuestionList = readonly [Question, Question, Question, Question, ...Question[]];

interface QuestionsProps {
  title: string;
  questions: QuestionList;
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/** The questions that are asked before writing. Each opens on its own, without a script; the first one is open. At most one list on a page. */
export function Questions({ title, questions, terms }: QuestionsProps) {
  return (
    <Quiet id="questions" title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p className="soft">{answer}</p>
          </details>
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
