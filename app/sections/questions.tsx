import { Children, type ReactElement, type ReactNode } from "react";
import { t } from "#words";
import { answerId, answersFor } from "../content/answers.ts";
import { asks } from "../content/links.ts";
import { Link, LoneLink } from "../ui/link.tsx";
import { AskAll } from "./ask-all.tsx";
import { AvailabilityMark } from "./availability-mark.tsx";
import styles from "./questions.module.css";
import { Quiet } from "./quiet.tsx";
import { rich } from "./rich.tsx";

export interface QuestionsProps {
  title: string;
  /** Answered here. */
  children?: ReactElement | ReactElement[];
  /** Then, where each other answer stands that this audience asks for. */
  of?: keyof typeof answersFor;
  /** Ends with a link to the glossary. */
  terms?: boolean;
}

/**
 * The questions that are asked before writing, at least four: fewer go into the text that they belong to. Each opens on
 * its own, without a script; the first one is open. At most one list on a page.
 */
export function Questions({ title, terms, of, children }: QuestionsProps) {
  const answers = of ? answersFor[of] : [];
  return (
    <Quiet id="questions" title={title}>
      <div className={styles.questions}>
        {Children.map(children, (question, index) => (
          <details open={index === 0}>{question}</details>
        ))}
        {of &&
          answers.map(({ question, answer, availability, link }, index) => (
            <details key={question}>
              <summary>
                {question} <AvailabilityMark of={availability} />
              </summary>
              <p className="soft" id={answerId(of, index)}>
                {answer}{" "}
                <Link keeps href={link.href}>
                  {link.label}
                  {asks(link.href) && <span className="sr">{t`: ${question}`}</span>}
                </Link>
              </p>
            </details>
          ))}
      </div>
      <AskAll of={answers} />
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
