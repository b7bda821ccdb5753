import type { ReactNode } from "react";
import { LoneLink } from "../ui/link.tsx";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

interface QuestionsProps {
  title: string;
  questions: readonly Question[];
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/** The questions that are asked before writing. Each opens on its own, without a script. At most one on a page. */
export function Questions({ title, questions, terms }: QuestionsProps) {
  return (
    <Quiet id="questions" title={title}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p className="soft">{answer}</p>
          </details>
        ))}
      </div>
      {terms && (
        <p className={styles.terms}>
          <LoneLink href="/solutions#terms">Payment terms in plain words</LoneLink>
        </p>
      )}
    </Quiet>
  );
}
